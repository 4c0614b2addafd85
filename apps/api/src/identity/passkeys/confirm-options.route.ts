import { fetchConfirmOptions } from '@lohahaat/contract/identity/passkeys/confirm-options'
import { route } from '../../platform/http/route'
import { confirmOptions } from './confirm-sign-in'

export default route(fetchConfirmOptions, confirmOptions)
