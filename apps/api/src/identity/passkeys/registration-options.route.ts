import { fetchRegistrationOptions } from '@lohahaat/contract/identity/passkeys/registration-options'
import { route } from '../../platform/http/route'
import { registrationOptions } from './options'

export default route(fetchRegistrationOptions, registrationOptions)
