import { fetchPasskeyOffer } from '@lohahaat/contract/identity/passkeys/offer'
import { route } from '../../platform/http/route'
import { offerTo } from './offer'

export default route(fetchPasskeyOffer, async (context) => ({ offer: await offerTo(context) }))
