import { defineConfig } from 'rolldown'

/** Packages of many small modules, which take longer to find than to run; the others are loaded from their folders. */
const BUNDLED = ['@lohahaat/', 'zod', 'fastify-type-provider-zod', 'drizzle-orm']

/** The server in few files, since Node takes a second to load its modules one by one; see decision 014. */
export default defineConfig({
  input: {
    server: 'apps/api/src/server.ts',
    'reset-passkeys': 'apps/api/src/reset-passkeys.ts',
    // Processes of their own, which are started by their path.
    'platform/db/embedded/child': 'apps/api/src/platform/db/embedded/child.ts',
    'documents/child': 'apps/api/src/documents/child.ts',
    'platform/spreadsheets/child': 'apps/api/src/platform/spreadsheets/child.ts',
    'platform/printed-text/child': 'apps/api/src/platform/printed-text/child.ts',
  },
  platform: 'node',
  external: (id) => /^[^./]/.test(id) && !BUNDLED.some((name) => id.startsWith(name)),
  output: {
    dir: 'apps/api/build',
    format: 'esm',
    sourcemap: true,
  },
})
