import type { Actor } from '@lohahaat/domain/identity/actor'
import { Refusal } from '../platform/refusal'

/** The seller that the actor works for. The permission has been checked; the type has not. */
export function sellerIdOf({ sellerId }: Actor): number {
  if (sellerId === null) throw new Refusal('suppliersOnly')
  return sellerId
}
