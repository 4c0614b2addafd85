import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Each file has a server and a database of its own, so nothing but the loaded code is shared.
const apiTests = {
  include: ['apps/api/src/**/*.api.test.ts'],
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
}
const engine = (kind: 'pglite' | 'postgres') => ({
  test: { name: `api on ${kind}`, ...apiTests, globalSetup: [`apps/api/src/testing/${kind}.setup.ts`] },
})

export default defineConfig({
  test: {
    // By itself the runner would leave one core to the machine, which on two of them doubles the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
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
