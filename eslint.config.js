import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Classes that name left or right, where a layout that also reads from right to left has a start and an end. */
const PHYSICAL_CLASS =
  '(^|[\\s:])-?((scroll-)?[mp][lr]|left|right|border-[lr]|rounded-([lr]|[tb][lr])|text-(left|right)|float-(left|right))(-|\\s|$)';
const PHYSICAL_SIDES = ['Literal[value=', 'TemplateElement[value.raw='].map((selector) => ({
  selector: `${selector}/${PHYSICAL_CLASS}/]`,
  message: 'Say start and end (ms, me, ps, pe, start, end, text-start …), not left and right.',
}));

/** Parts of packages that may change in any release. */
const PRIVATE_PARTS = {
  selector: 'Identifier[name=/^(UNSAFE_|unstable_|getServerState$|legacy_createStore$)/]',
  message: 'Use only the documented parts of a package.',
};

export default tseslint.config(
  {
    ignores: [
      'dist',
      'src/texts/generated',
      'test-results',
      'playwright-report',
      'sandbox/maps/browser',
      '**/*.cjs',
    ],
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
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.recommended],
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // What runs in a browser uses only APIs of the least browsers (browserslist in package.json). The language itself
    // is limited by `lib` in tsconfig.json.
    files: ['src/**/*.{ts,tsx}', 'service-worker/**'],
    ignores: ['src/prerender/**', '**/*.test.*'],
    extends: [compat.configs['flat/recommended']],
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', PRIVATE_PARTS] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/api/**', '**/*.test.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'axios', message: 'Only src/api talks to the wire.' }] },
      ],
    },
  },
  {
    // A map is the same in every language.
    files: ['src/**/*.tsx'],
    ignores: ['src/features/addresses/delivery-map.tsx', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...PHYSICAL_SIDES, PRIVATE_PARTS] },
  },
  {
    // A listener's effect and a plugin take what they need of their API apart, as the documentation does.
    files: ['src/store/*.ts', 'tailwind.config.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  {
    // What jsdom lacks is there by the types.
    files: ['tests/setup/**'],
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    // Runs in browsers of any age.
    files: ['src/unsupported/*.js'],
    languageOptions: {
      ecmaVersion: 5,
      sourceType: 'script',
      globals: { document: false, location: false, XMLHttpRequest: false, __STOREFRONT_ENV__: false },
    },
    rules: { 'no-var': 'off', 'prefer-const': 'off', 'object-shorthand': 'off' },
  },
);
