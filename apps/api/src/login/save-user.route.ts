import { saveUser as call } from '@lohahaat/contract/login/save-user'
import { route } from '../http/route'
import { saveUser } from './save-user'

export default route(call, saveUser)
