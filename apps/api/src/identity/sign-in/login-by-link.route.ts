import { loginByLink as call } from '@lohahaat/contract/identity/sign-in/login-by-link'
import { route } from '../../platform/http/route'
import { loginByLink } from './login'

export default route(call, loginByLink)
