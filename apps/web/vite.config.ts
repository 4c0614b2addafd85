import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { codeGroups } from './build-steps/code-groups.ts'
import { shortDevanagari } from './build-steps/devanagari/write-short.ts'
import { oneLanguage } from './build-steps/one-language.ts'
import { isFirstLanguage, siteLanguage } from './build-steps/site-language.ts'
import { slimContract } from './build-steps/slim-contract.ts'
import { slimRouter } from './build-steps/slim-router.ts'

export default defineConfig({
  plugins: [tailwindcss(), oneLanguage(siteLanguage), shortDevanagari, slimContract, slimRouter, reactRouter()],
  build: {
    // An inlined asset would be a data: URL, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    // What is loaded later finds nearly all that it needs already there: a helper that asks for the rest would be in every first view.
    modulePreload: false,
    ...(!isFirstLanguage && { assetsDir: `assets/${siteLanguage}` }),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The router warns developers; its own build for production is no export of its package.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
          output: {
            // Styles and fonts have the names that the server knows them by.
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: codeGroups.map(({ name, priority, paths }) => ({
                name,
                priority,
                test: (id: string) => paths.some((path) => id.includes(`/${path}`)),
              })),
            },
          },
        },
      },
    },
    // The pages themselves are built once, with all texts. Of another language the server needs to know its files.
    ...(!isFirstLanguage && {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the router reads the input by its former name
      ssr: { build: { rollupOptions: { input: 'virtual:react-router/server-manifest' } } },
    }),
  },
})
