import { fetchPasskeyOffer, type PasskeyOffer } from '@lohahaat/contract/identity/passkeys/offer'
import { browserApi } from '../../../api/browser-api'
import { showAnnouncement } from '../../../ui/messages/announcement-store'
import { OfferStrip } from './offer-strip'
import { passkeysWork } from './use-passkeys'

/**
 * Offers a passkey after a sign-in: once per browser and account if the device has a biometric sensor; to an
 * administrator at every sign-in from the second, until there is one.
 */
export async function offerPasskey(siteUrl: string) {
  if (!passkeysWork(siteUrl)) return
  const { offer } = await browserApi.send(fetchPasskeyOffer)
  if (offer === 'none' || (offer === 'convenience' && !(await isWelcome()))) return
  remember(offer)
  showAnnouncement(<OfferStrip offer={offer} />)
}

const keyOf = () => `passkey-offered-${browserApi.session.read().UserId}`

async function isWelcome(): Promise<boolean> {
  try {
    if (localStorage.getItem(keyOf())) return false
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    // Without storage it would be offered at every sign-in.
    return false
  }
}

function remember(offer: PasskeyOffer) {
  if (offer === 'convenience') localStorage.setItem(keyOf(), 'yes')
}
