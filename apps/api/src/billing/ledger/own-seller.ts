import type { Actor } from '@lohahaat/domain/identity/actor'
import { Refusal } from '../../platform/refusal'

/** The supplier that the actor works for. The permission has been checked; the type has not. */
export function ownSeller({ sellerId }: Actor): { sellerId: number } {
  if (sellerId === null) throw new Refusal('suppliersOnly')
  return { sellerId }
}
