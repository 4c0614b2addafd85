import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole route table is small: sending it once saves a request before every first visit of a page.
  routeDiscovery: { mode: 'initial' },
  future: {
    // The server passes a plain load context (see PageContext), which middleware would replace by its own class.
    v8_middleware: false,
    v8_passThroughRequests: false,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
