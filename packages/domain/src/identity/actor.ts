export type Role = 'Admin' | 'User'

/**
 * The rights of an administrator rest while his sign-in is too old, and where a passkey is required, until he has added or
 * used one. He keeps his menu meanwhile.
 */
export type AdminRights = 'none' | 'stale' | 'passkeyNeeded' | 'passkeySignInNeeded' | 'fresh'

/** Who acts, as far as it decides what he may see and do, and when: one instant for everything that a call decides. */
export interface Actor {
  readonly userId: number
  readonly adminRights: AdminRights
  readonly at: Date
}
