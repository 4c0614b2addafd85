import { permissions, rolesFor, sellsFor } from '@lohahaat/domain/identity/permissions'
import { Refusal } from '../../platform/refusal'
import type { Admit } from '../../platform/http/route'
import { actsAsAdmin } from '../sign-in/admin-rights'
import { findCaller } from './find-caller'

/** Looks up who calls, and refuses whoever the call is not for. */
export const admit: Admit = async (permission, services, request, reply) => {
  // At once, so that the security log can tell who was refused.
  const caller = (request.caller = await findCaller(services, request, reply, request.at))
  const { access } = permissions[permission]
  if (access === 'public') return
  if (!caller) throw new Refusal('notSignedIn')
  if (access === 'admin' && !actsAsAdmin(caller)) throw new Refusal('adminsOnly')
  if (rolesFor(permission)?.includes(caller.companyRole) === false) throw new Refusal('notForRole', caller.companyRole)
  if (!sellsFor(permission, caller)) throw new Refusal('suppliersOnly')
}
