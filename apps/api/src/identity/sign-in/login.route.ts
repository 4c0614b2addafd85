import { login as call } from '@lohahaat/contract/identity/sign-in/login'
import { route } from '../../platform/http/route'
import { login } from './login'

export default route(call, login)
