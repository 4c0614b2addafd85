import { signInWithPasskey } from '@lohahaat/contract/identity/passkeys/sign-in'
import { route } from '../../platform/http/route'
import { signIn } from './sign-in'

export default route(signInWithPasskey, signIn)
