import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // An inlined asset would be a data: URL, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page loads anyway comes in two files, of which a release changes one: many small ones compress
            // worse and cost a slow phone round trips.
            codeSplitting: {
              groups: [
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
