// What eslint looks for: faults. How the code looks is prettier's business, what its types are is svelte-check's:
// the rules that need types take three times as long and found nothing that svelte-check does not find.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["src/wire/types.ts"] }, // generated
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // svelte-check knows the names, those of types, too
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      // What is surely there, by the line above it: `!` says so in one sign.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Rows that are only drawn need no key; those that move or remember something have one.
      "svelte/require-each-key": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
