import type { Config } from '@react-router/dev/config'
import { isFirstLanguage, siteLanguage } from './build-steps/site-language.ts'

export default {
  ssr: true,
  buildDirectory: isFirstLanguage ? 'build' : `build/${siteLanguage}`,
  // A first view loads the routes of its own links only, and those after it takes presses: the whole table is 5 kB.
  routeDiscovery: { mode: 'lazy' },
  future: {
    // The server passes a plain load context (see PageContext), which middleware would replace by its own class.
    v8_middleware: false,
    v8_passThroughRequests: false,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
