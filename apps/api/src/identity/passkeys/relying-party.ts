import { passkeyDomain } from '@lohahaat/contract/identity/passkeys/passkey-domain'
import { sign } from '../../platform/http/secrets'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'

/** Whom passkeys are made for: the site as it is configured, whatever name a request came under. */
export function relyingParty({ site }: Pick<Services, 'site'>) {
  const id = passkeyDomain(site.siteUrl)
  if (id === null) throw new Refusal('noPasskeysHere')
  return { id, name: 'LohaHaat', origin: site.siteUrl }
}

/** By which a passkey knows its account: the same for all of one account, and says nothing about whose it is. */
export const userHandle = (secret: Buffer, userId: number) => sign(secret, 'passkey-owner', String(userId))
