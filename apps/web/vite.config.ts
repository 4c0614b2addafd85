import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { codeGroups } from './build-steps/code-groups.ts'
import { slimContract } from './build-steps/slim-contract.ts'

export default defineConfig({
  plugins: [tailwindcss(), slimContract, reactRouter()],
  build: {
    // An inlined asset would be a data: URL, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The router warns developers; its own build for production is no export of its package.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
          output: {
            codeSplitting: {
              groups: codeGroups.map(({ name, priority, paths, without = [] }) => ({
                name,
                priority,
                test: (id: string) =>
                  paths.some((path) => id.includes(`/${path}`)) && !without.some((path) => id.includes(`/${path}`)),
              })),
            },
          },
        },
      },
    },
  },
})
