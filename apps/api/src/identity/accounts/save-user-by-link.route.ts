import { saveUserByLink as call } from '@lohahaat/contract/identity/accounts/save-user-by-link'
import { route } from '../../platform/http/route'
import { saveUserByLink } from './save-user'

export default route(call, saveUserByLink)
