import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

const SENT = "[typeName.name=/^(View|(Express|Super|Game)(View|Event|Option|Setup))$/]";

export default ts.config(
  { ignores: ["node_modules/", "src/protocol.ts", "src/words/generated/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ["*.config.{js,ts}"], languageOptions: { globals: globals.node } },
  {
    rules: {
      // With noUncheckedIndexedAccess, indexing may return undefined; `!` marks where it cannot.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      // Reactive collections are used only if the page displays their contents.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that formatting would drop
    },
  },
  {
    // What the server sends has the types of `protocol.ts`; these are narrowed, never asserted.
    files: ["src/**"],
    ignores: ["**/*.test.ts", "src/testing/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...[`TSAsExpression > TSTypeReference.typeAnnotation${SENT}`, `TSAsExpression > .typeAnnotation ${SENT}`].map(
          (selector) => ({ selector, message: "Narrow it instead: `isExpress`, `isExpressOption`, or its kind." }),
        ),
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
