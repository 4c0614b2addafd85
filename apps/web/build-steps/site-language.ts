import { env } from 'node:process'

/** The language whose files for the browser are being built: `npm run build` builds them once for each. */
export const siteLanguage = env['SITE_LANGUAGE'] ?? 'en'

/** English has the plain names. The files that are no scripts are the same in each language, and have the same names. */
export const isFirstLanguage = siteLanguage === 'en'
