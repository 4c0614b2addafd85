import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { slimContract } from './build-steps/slim-contract'

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
          output: {
            // What every page loads anyway comes in few files, of which a release changes one: many small ones compress
            // worse and cost a slow phone round trips. A group takes along what its files import, so whatever a form
            // checks with, and the words and figures that both need, are groups before the shell.
            codeSplitting: {
              groups: [
                {
                  name: 'words',
                  test: /contract\/src\/(messages|email-address)\.ts|domain\/src\/(decimal|gstin)\.ts/,
                  priority: 4,
                },
                {
                  name: 'checks',
                  test: /node_modules\/zod\/|contract\/src\/(fields|decimal|list-query)\.ts/,
                  priority: 3,
                },
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
                {
                  name: 'shell',
                  test: /app\/(api\/|ui\/(button|card|confirm|dialog|icons|menu|page|spinner|states|toast)|parts\/(shell|error-page)\/|site\.ts)/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
})
