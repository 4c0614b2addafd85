import { permissions, type Access } from '@lohahaat/domain/identity/permissions'
import type { Call } from './define-call'

/** Who may make a call, as a type: it decides whether the caller is known. */
export type AccessOf<C extends Call> = (typeof permissions)[C['permission']]['access']

/** Apart from the declaration of calls, so that the browser doesn't load the table. */
export const accessOf = ({ permission }: Pick<Call, 'permission'>): Access => permissions[permission].access
