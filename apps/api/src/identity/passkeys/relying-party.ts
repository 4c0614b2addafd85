import { passkeyDomain } from '@lohahaat/contract/identity/passkeys/passkey-domain'
import { sign } from '../../platform/http/secrets'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'

/** From the configured site URL, whatever host a request names. */
export function relyingParty({ site }: Pick<Services, 'site'>) {
  const id = passkeyDomain(site.siteUrl)
  if (id === null) throw new Refusal('noPasskeysHere')
  return { id, name: 'LohaHaat', origin: site.siteUrl }
}

/** The same for all passkeys of one account; reveals nothing about its owner. */
export const userHandle = (secret: Buffer, userId: number) => sign(secret, 'passkey-owner', String(userId))
