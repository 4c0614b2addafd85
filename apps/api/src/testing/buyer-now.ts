import type { Actor } from '@lohahaat/domain/identity/actor'

/** A buyer who acts now, for tests of use cases. */
export const buyerNow = (userId: number): Actor => ({ userId, adminRights: 'none', at: new Date() })
