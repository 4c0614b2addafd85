import { confirmSignIn as call } from '@lohahaat/contract/identity/sign-in/confirm-sign-in'
import { route } from '../../platform/http/route'
import { confirmSignIn } from './confirm-sign-in'

export default route(call, confirmSignIn)
