// @ts-check
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { importDirections } from './scripts/lint/import-directions.mjs'
import { noLooseText } from './scripts/lint/no-loose-text.mjs'
import { noModuleLevelText } from './scripts/lint/no-module-level-text.mjs'
import { noWireSpelling } from './scripts/lint/no-wire-spelling.mjs'

export default tseslint.config(
  { ignores: ['**/build/', '**/.react-router/', '**/node_modules/', '.cache/', '.data/', '**/test-results/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: {
      house: {
        rules: {
          'import-directions': importDirections,
          'no-loose-text': noLooseText,
          'no-module-level-text': noModuleLevelText,
          'no-wire-spelling': noWireSpelling,
        },
      },
    },
    rules: {
      'house/import-directions': 'error',
      'house/no-module-level-text': 'error',
      'house/no-wire-spelling': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      // Parts of the server are objects of functions that don't know `this`, and hooks are async by their signature.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', '**/testing/**'],
    rules: {
      // Matchers such as expect.any() are typed as any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // Tests quote texts in tables, and run in English.
      'house/no-module-level-text': 'off',
    },
  },
  // The ceiling is a server of the same wire, written by hand to measure ours by.
  { files: ['packages/contract/**', 'bench/ceiling/**'], rules: { 'house/no-wire-spelling': 'off' } },
  { files: ['apps/web/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['apps/web/app/**/*.{ts,tsx}'],
    ignores: [
      '**/texts.ts',
      '**/texts.hi.ts',
      '**/*-texts.ts',
      '**/*.hi.ts',
      '**/texts/*.ts',
      '**/*.test.{ts,tsx}',
      '**/some-*.ts',
      '**/fake-api.ts',
      '**/site.ts',
      '**/app/company.ts',
    ],
    rules: { 'house/no-loose-text': 'error' },
  },
  {
    files: ['packages/domain/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'house/no-loose-text': ['error', 'whole-sentences'] },
  },
)
