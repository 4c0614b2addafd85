import type { Actor } from '@lohahaat/domain/identity/actor'
import { sellsFor } from '@lohahaat/domain/identity/permissions'
import { actsAsAdmin } from '../../identity/sign-in/admin-rights'
import { Refusal } from '../../platform/refusal'

/** Whose certificates somebody looks after: one supplier's, or everybody's. */
export type Vault = { sellerId: number } | 'all'

type Kept = { sellerId: number | null }

/** The vault that the actor may look into; administrators into all, those who only buy into none. */
export function vaultOf(actor: Actor): Vault {
  if (actor.adminRights === 'fresh') return 'all'
  if (actor.sellerId !== null && sellsFor('see orders to load', actor)) return { sellerId: actor.sellerId }
  if (actsAsAdmin(actor)) return 'all'
  throw new Refusal('suppliersOnly')
}

/** As vaultOf, for those whose role is to load: who only keeps the books changes no paper. */
export function changedVaultOf(actor: Actor): Vault {
  const vault = vaultOf(actor)
  if (vault !== 'all' && !sellsFor('answer orders to load', actor)) throw new Refusal('suppliersOnly')
  return vault
}

export const isIn = (vault: Vault, { sellerId }: Kept) => vault === 'all' || vault.sellerId === sellerId

/** Whether a certificate is in the vault of somebody who may have none. */
export const keepsIt = (actor: Actor, { sellerId }: Kept) =>
  actor.adminRights === 'fresh' ||
  (actor.sellerId !== null && actor.sellerId === sellerId && sellsFor('see orders to load', actor))
