/* Reads lines, and sends back the end of each: as many bytes as an answer has. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 20];

int main(int count, char **words) {
    size_t size = count > 1 ? (size_t)atoi(words[1]) : sizeof line;
    while (fgets(line, sizeof line, stdin)) {
        size_t length = strlen(line);
        fputs(length > size ? line + length - size : line, stdout);
        fflush(stdout);
    }
    return 0;
}
