import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { startBuiltChildren } from './scripts/built-children.mjs'

const children = 'apps/api/src/testing/children.setup.ts'

// Each file has a server and a database of its own, so nothing but the loaded code is shared.
const apiTests = {
  include: ['apps/api/src/**/*.api.test.ts'],
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
}
// How a body, a file and an answer in lines travel is decided before and after the database is asked.
const withoutDatabase = ['hostile-bodies', 'progress', 'send-file', 'upload'].map(
  (name) => `**/http/${name}.api.test.ts`,
)
const engine = (kind: 'pglite' | 'postgres') => ({
  plugins: [startBuiltChildren],
  test: {
    name: `api on ${kind}`,
    ...apiTests,
    exclude: kind === 'postgres' ? withoutDatabase : [],
    globalSetup: [children, `apps/api/src/testing/${kind}.setup.ts`],
  },
})

export default defineConfig({
  test: {
    // By itself the runner would leave one core to the machine, which on two of them doubles the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins: [startBuiltChildren],
        test: {
          name: 'unit',
          globalSetup: [children],
          // What it costs to load the code anew for each file is more than to run it; no test replaces a module.
          isolate: false,
          // A machine that is busy with other things makes a test slow, not wrong.
          testTimeout: 30_000,
          restoreMocks: true,
          unstubGlobals: true,
          include: ['{apps,packages}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**', '**/build/**'],
        },
      },
      engine('pglite'),
      engine('postgres'),
    ],
  },
})
