import { defineConfig } from 'vitest/config'

const apiTests = { include: ['apps/api/src/**/*.api.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 }
const engine = (kind: 'pglite' | 'postgres') => ({
  test: { name: `api on ${kind}`, ...apiTests, globalSetup: [`apps/api/src/testing/${kind}.setup.ts`] },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**', '**/build/**'],
        },
      },
      engine('pglite'),
      engine('postgres'),
    ],
  },
})
