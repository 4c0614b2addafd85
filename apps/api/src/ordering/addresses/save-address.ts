import { MAX_ADDRESSES } from '@lohahaat/contract/ordering/addresses/address'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import {
  deleteAddress,
  insertAddress,
  listAddresses,
  updateAddress,
  type Address,
  type AddressFields,
  type AddressKind,
} from './addresses.repository'
import { lockBuyer } from '../cart/cart.repository'

/** The form: an id of 0 or none is a new address. */
type Form = Omit<AddressFields, 'gstNumber'> & { kind: AddressKind; gstNo: string | null; id: number | undefined }

/**
 * Saves an address and marks it as last used, which is the one that orders go to. A new address that equals a saved one
 * is not added again; beyond the limit it replaces the least recently used one.
 */
export const saveAddress = (
  db: Database,
  { userId: buyerId, at }: Actor,
  { kind, id, gstNo, ...form }: Form,
): Promise<number> =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId)
    const saved = await listAddresses(tx, buyerId, kind)
    const fields: AddressFields = { ...form, gstNumber: gstNo }
    const known = saved.find((address) => (id ? address.id === id : isSame(address, fields)))
    if (known) {
      await updateAddress(tx, buyerId, known.id, { ...fields, lastUsedAt: at })
      return known.id
    }
    if (id) throw new Refusal('unknownRecord')
    for (const { id: leaving } of saved.slice(MAX_ADDRESSES - 1)) await deleteAddress(tx, buyerId, leaving)
    return insertAddress(tx, { ...fields, buyerId, kind, lastUsedAt: at })
  })

const isSame = (address: Address, fields: AddressFields) =>
  Object.entries(fields).every(([name, value]) => address[name as keyof AddressFields] === value)
