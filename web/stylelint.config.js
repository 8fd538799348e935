// What stylelint looks for: faults in styles. How they look is prettier's business.
export default {
  extends: ["stylelint-config-recommended"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }], // Svelte's
    // Screens have names, see src/styles/breakpoints.ts.
    "media-feature-name-disallowed-list": ["/(^|-)(width|height)$/"],
    "media-feature-range-notation": "context",
    // Hovered, disabled and picked are told apart by order here; Svelte's scopes keep rules from meeting by chance.
    "no-descending-specificity": null,
  },
};
