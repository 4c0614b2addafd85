import { passkeyDomain } from '@lohahaat/contract/identity/passkeys/passkey-domain'
import { useSyncExternalStore } from 'react'
import { useSiteInfo } from '../../../api/use-site-info'

const never = () => () => {}

/** Whether this browser can use passkeys on this page: they are made for the site's own name, and work under no other. */
export const passkeysWork = (siteUrl: string) =>
  passkeyDomain(siteUrl) !== null &&
  location.origin === siteUrl &&
  isSecureContext &&
  typeof PublicKeyCredential === 'function'

/** As passkeysWork. The server takes the visitor for somebody who came by the site's own name in a browser of today. */
export function usePasskeys(): boolean {
  const { siteUrl } = useSiteInfo()
  return useSyncExternalStore(
    never,
    () => passkeysWork(siteUrl),
    () => passkeyDomain(siteUrl) !== null,
  )
}
