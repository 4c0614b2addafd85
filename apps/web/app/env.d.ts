import type { PageContext } from '@lohahaat/contract/platform/pages/page-context'

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
    /** The origin of the API, if it is not the site's own. */
    readonly VITE_API_HOST?: string
  }
}
