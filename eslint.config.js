import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { loneText } from './tools/lone-text.js';

/** Class names of a physical side. Layouts must also work from right to left, so they use start and end. */
const PHYSICAL_CLASS =
  '(^|[\\s:])-?((scroll-)?[mp][lr]|left|right|border-[lr]|rounded-([lr]|[tb][lr])|text-(left|right)|float-(left|right))(-|\\s|$)';
const PHYSICAL_SIDES = ['Literal[value=', 'TemplateElement[value.raw='].map((selector) => ({
  selector: `${selector}/${PHYSICAL_CLASS}/]`,
  message: 'Say start and end (ms, me, ps, pe, start, end, text-start …), not left and right.',
}));

/** APIs of packages that may change in any release. */
const PRIVATE_PARTS = {
  selector: 'Identifier[name=/^(UNSAFE_|unstable_|getServerState$|legacy_createStore$)/]',
  message: 'Use only the documented parts of a package.',
};

/** `m` is replaced when the language changes, so a stored message would keep the former language. */
const STORED_MESSAGE = {
  selector: ':not(CallExpression) > MemberExpression[object.name="m"]',
  message: 'Call the message where its text is needed: () => m.key().',
};

export default tseslint.config(
  {
    ignores: ['dist', 'src/texts/generated', 'test-results', 'sandbox/maps/browser', '**/*.cjs'],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.recommended],
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { local: { rules: { 'lone-text': loneText } } },
    rules: { 'local/lone-text': 'error' },
  },
  {
    // Browser code uses only APIs of the minimum browsers (browserslist in package.json).
    files: ['src/**/*.{ts,tsx}', 'service-worker/**'],
    ignores: ['src/prerender/**', '**/*.test.*'],
    extends: [compat.configs['flat/recommended']],
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', PRIVATE_PARTS, STORED_MESSAGE] },
  },
  {
    // The delivery map has the same layout in every language, so it may use physical sides.
    files: ['src/**/*.tsx'],
    ignores: ['src/features/addresses/delivery-map.tsx', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...PHYSICAL_SIDES, PRIVATE_PARTS, STORED_MESSAGE] },
  },
  {
    // Listener effects and Tailwind plugins destructure their API, as their documentation does.
    files: ['src/store/**/*.ts', 'tailwind.config.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Takes long to check.
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
  {
    // The DOM types include APIs that jsdom lacks, so the setup files check for them.
    files: ['tests/setup/**'],
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    // This script runs in browsers of any age.
    files: ['src/unsupported/*.js'],
    languageOptions: {
      ecmaVersion: 5,
      sourceType: 'script',
      globals: {
        ...{ document: false, fetch: false, location: false, window: false, XMLHttpRequest: false },
        __SERVER_ENV__: false,
      },
    },
    rules: { 'no-var': 'off', 'prefer-const': 'off', 'object-shorthand': 'off' },
  },
);
