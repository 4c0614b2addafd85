import type { RouteConfigEntry } from '@react-router/dev/routes'
import { permissions, type Permission } from '@lohahaat/domain/identity/permissions'

type AccessOf<P extends Permission> = (typeof permissions)[P]['access']

type GuardedPermission = { [P in Permission]: AccessOf<P> extends 'public' ? never : P }[Permission]

/** Pages by what their visitors must be permitted to do. */
export type GuardedPages = Partial<Record<GuardedPermission, RouteConfigEntry[]>>

/** The pages whose permission has this access. */
export const pagesFor = (access: AccessOf<GuardedPermission>, pages: GuardedPages): RouteConfigEntry[] =>
  Object.entries(pages).flatMap(([permission, some]) =>
    permissions[permission as GuardedPermission].access === access ? some : [],
  )
