import { registerPasskey } from '@lohahaat/contract/identity/passkeys/register'
import { route } from '../../platform/http/route'
import { register } from './register'

export default route(registerPasskey, register)
