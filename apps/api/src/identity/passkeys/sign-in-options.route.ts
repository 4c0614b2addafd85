import { fetchSignInOptions } from '@lohahaat/contract/identity/passkeys/sign-in-options'
import { route } from '../../platform/http/route'
import { signingOptions } from './options'

/** For any passkey of the site: it tells whose it is, so that nobody has to type an address. */
export default route(fetchSignInOptions, (request) => signingOptions(request, 'sign-in', []))
