export type Role = 'Admin' | 'User'

/**
 * The rights of an administrator rest while his sign-in is too old, and where a passkey is required, until he has added or
 * used one. He keeps his menu meanwhile.
 */
export type AdminRights = 'none' | 'stale' | 'passkeyNeeded' | 'passkeySignInNeeded' | 'fresh'

/** What a member does in the company he buys for. Accounts reads everything, fetches papers and pays. */
export const companyRoles = ['Owner', 'Approver', 'Buyer', 'Accounts'] as const

export type CompanyRole = (typeof companyRoles)[number]

/** What a member does where his company is a supplier. */
export const sellingRoles = ['Owner', 'Sales', 'Dispatch', 'Accounts'] as const

export type SellingRole = (typeof sellingRoles)[number]

/** Who acts, as far as it decides what he may see and do, and when: one instant for everything that a call decides. */
export interface Actor {
  readonly userId: number
  readonly companyId: number
  readonly companyRole: CompanyRole
  /** The seller that his company is; null where it only buys. */
  readonly sellerId: number | null
  /** Null where the company is no supplier, or he does not work on that side. */
  readonly sellingRole: SellingRole | null
  readonly adminRights: AdminRights
  readonly at: Date
}

/** Whose something is: of this member, as long as he is in this company. */
export type Member = Pick<Actor, 'userId' | 'companyId'>
