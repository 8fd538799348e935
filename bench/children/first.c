/* The leanest program that plays: it takes the first option, and reads no more than it must. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 20];

int main(void) {
    while (fgets(line, sizeof line, stdin)) {
        if (!strncmp(line, "{\"type\":\"question\"", 18)) {
            const char *number = strstr(line, "\"number\":") + 9;
            const char *option = strstr(line, "\"options\":[\"") + 12;
            printf("{\"type\":\"answer\",\"number\":%d,\"option\":\"%.*s\"}\n", atoi(number),
                   (int)strcspn(option, "\""), option);
        } else if (!strncmp(line, "{\"type\":\"hello\"", 15)) {
            puts("{\"type\":\"hello\",\"protocol\":1}");
        } else {
            continue;
        }
        fflush(stdout);
    }
    return 0;
}
