import { confirmWithPasskey } from '@lohahaat/contract/identity/passkeys/confirm-sign-in'
import { route } from '../../platform/http/route'
import { confirmSignIn } from './confirm-sign-in'

export default route(confirmWithPasskey, confirmSignIn)
