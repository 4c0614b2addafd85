import { login as call } from '@lohahaat/contract/login/login'
import { route } from '../http/route'
import { login } from './login'

export default route(call, login)
