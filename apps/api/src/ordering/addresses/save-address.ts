import { MAX_ADDRESSES } from '@lohahaat/contract/ordering/addresses/address'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import {
  deleteAddress,
  insertAddress,
  isSame,
  listAddresses,
  updateAddress,
  type AddressFields,
  type AddressKind,
} from './addresses.repository'
import { lockBuyer } from '../cart/cart.repository'

/** The form: an id of 0 or none is a new address. */
type Form = Omit<AddressFields, 'gstNumber'> & { kind: AddressKind; gstNo: string | null; id: number | undefined }

/**
 * Saves an address and marks it as last used, which is the one that orders go to. A new address that equals a saved one
 * is not added again; beyond the limit it replaces the least recently used one. A colleague's address becomes a copy of
 * one's own, so that two members at once don't send each other's orders elsewhere.
 */
export const saveAddress = (db: Database, actor: Actor, { kind, id, gstNo, ...form }: Form): Promise<number> =>
  db.transaction(async (tx) => {
    const { userId: buyerId, at } = actor
    await lockBuyer(tx, buyerId)
    const saved = await listAddresses(tx, actor, kind)
    const fields: AddressFields = { ...form, gstNumber: gstNo }
    if (id && !saved.some((address) => address.id === id)) throw new Refusal('unknownRecord')
    const own = saved.filter((address) => address.buyerId === buyerId)
    const known = own.find((address) => address.id === id) ?? own.find((address) => isSame(address, fields))
    if (known) {
      await updateAddress(tx, actor, known.id, { ...fields, lastUsedAt: at })
      return known.id
    }
    for (const { id: leaving } of own.slice(MAX_ADDRESSES - 1)) await deleteAddress(tx, actor, leaving)
    return insertAddress(tx, { ...fields, buyerId, kind, lastUsedAt: at })
  })
