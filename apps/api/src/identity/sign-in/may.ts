import type { Actor } from '@lohahaat/domain/identity/actor'
import { isAllowed, type RuledPermission, type ThingOf } from '@lohahaat/domain/identity/permissions'
import { actsAsAdmin } from './admin-rights'

/**
 * Whether the actor may do this to the thing. Who only lacks a fresh sign-in as an administrator is asked for one, instead
 * of being told that there is nothing.
 */
export const may = <P extends RuledPermission>(actor: Actor, permission: P, thing: ThingOf<P>): boolean =>
  isAllowed(permission, actor, thing) ||
  (isAllowed(permission, { ...actor, adminRights: 'fresh' }, thing) && actsAsAdmin(actor))
