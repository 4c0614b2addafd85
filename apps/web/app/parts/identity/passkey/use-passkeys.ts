import { passkeyDomain } from '@lohahaat/contract/identity/passkeys/passkey-domain'
import { useSyncExternalStore } from 'react'
import { useSiteInfo } from '../../../api/use-site-info'

const never = () => () => {}

/** Whether this browser can use passkeys on this page: they are bound to the site's host name. */
export const passkeysWork = (siteUrl: string) =>
  passkeyDomain(siteUrl) !== null &&
  location.origin === siteUrl &&
  isSecureContext &&
  typeof PublicKeyCredential === 'function'

/** Like passkeysWork. The server assumes a modern browser on the site's own host name. */
export function usePasskeys(): boolean {
  const { siteUrl } = useSiteInfo()
  return useSyncExternalStore(
    never,
    () => passkeysWork(siteUrl),
    () => passkeyDomain(siteUrl) !== null,
  )
}
