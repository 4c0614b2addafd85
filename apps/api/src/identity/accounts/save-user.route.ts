import { saveUser as call } from '@lohahaat/contract/identity/accounts/save-user'
import { route } from '../../platform/http/route'
import { saveUser } from './save-user'

export default route(call, saveUser)
