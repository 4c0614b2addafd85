import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
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
          output: {
            // What every page loads anyway comes in few files, of which a release changes one: many small ones compress
            // worse and cost a slow phone round trips. A group takes along what its files import, so whatever a form
            // checks with, and the words and figures that both need, are groups before the shell.
            codeSplitting: {
              groups: [
                {
                  name: 'words',
                  test: /contract\/src\/(messages|email-address)\.ts|domain\/src\/(decimal|gstin|ist|line-price|money|pipe-name|tons)\.ts/,
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
                  test: /app\/(api\/|texts|site\.ts|parts\/(shell|error-page|texts)|ui\/(badge|button|card|confirm|dialog|field|format-count|icons|menu|page\.|plural|sentence|spinner|states|texts|toast))/,
                  priority: 1,
                },
                {
                  name: 'goods',
                  test: /app\/parts\/(format|ist-time|cart-toggle|product|product-picture|section-drawing)|domain\/src\/section/,
                  priority: 0,
                },
                {
                  name: 'lists',
                  test: /app\/(parts\/list\/list-state|ui\/(page-numbers|pager|search-box))/,
                  priority: 0,
                },
              ],
            },
          },
        },
      },
    },
  },
})
