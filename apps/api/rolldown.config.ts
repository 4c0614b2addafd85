import { defineConfig } from 'rolldown'

/** One file out for each file in: processes of their own and the migrations are found by their place. */
export default defineConfig({
  input: [
    'apps/api/src/server.ts',
    'apps/api/src/reset-passkeys.ts',
    'apps/api/src/platform/db/embedded/child.ts',
    'apps/api/src/documents/proforma/child.ts',
    'apps/api/src/platform/spreadsheets/child.ts',
  ],
  platform: 'node',
  external: (id) => /^[^./]/.test(id) && !id.startsWith('@lohahaat/'),
  output: {
    dir: 'apps/api/build',
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: 'apps/api/src',
    sourcemap: true,
  },
})
