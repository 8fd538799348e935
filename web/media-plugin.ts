// Named screens in styles: `@media (--small)` becomes the width that breakpoints.ts gives it.
import { BREAKPOINTS } from "./src/styles/breakpoints.ts";

/** The condition with every name replaced; a name that nobody gave is an error. */
export function named(condition: string): string {
  return condition.replace(/\(--([a-z-]+)\)/g, (_, name: string) => {
    if (!BREAKPOINTS[name]) throw new Error(`no breakpoint is called ${name}`);
    return `(${BREAKPOINTS[name]})`;
  });
}

export const namedMedia = {
  postcssPlugin: "named-media",
  AtRule: {
    media(rule: { params: string }) {
      const params = named(rule.params);
      if (params !== rule.params) rule.params = params; // an assignment makes PostCSS look again
    },
  },
};
