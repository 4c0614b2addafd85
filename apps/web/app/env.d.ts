import type { PageContext } from '@lohahaat/contract/platform/page-context'

declare module 'react-router' {
  interface AppLoadContext {
    dispatch: PageContext['dispatch']
    requestId: PageContext['requestId']
    nonce: PageContext['nonce']
    isKept: PageContext['isKept']
    report: PageContext['report']
  }
}

declare global {
  interface ImportMetaEnv {
    /** Where the browser finds the API, when not on the site's own origin. */
    readonly VITE_API_HOST?: string
  }
}
