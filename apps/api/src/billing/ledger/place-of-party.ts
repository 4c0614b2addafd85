import type { PrintedAccount } from '../../documents/account/printed-account'
import { findPlaces } from '../../reference/pin-codes/pin-code-details'
import type { Db } from '../../platform/db/db'
import type { AccountOf } from './account.repository'
import { findYard } from '../invoices/consignments-to-bill.repository'
import { findBillTo } from './parties.repository'

/** Where the other party of an account is, as the tax invoice has it; null where nobody has said so yet. */
export async function placeOf(db: Db, of: AccountOf): Promise<PrintedAccount['place']> {
  if ('companyId' in of) {
    const billTo = await findBillTo(db, of.companyId)
    if (!billTo) return null
    const { address, city, pinCode, state, gstNumber } = billTo
    return { lines: [address, `${city} ${pinCode}, ${state}`], gstNumber }
  }
  const yard = await findYard(db, of.sellerId)
  if (!yard) return null
  const pinCode = String(yard.pinCode)
  const [found] = await findPlaces(pinCode)
  const town = found ? `${found.city} ${pinCode}, ${found.state}` : pinCode
  return { lines: [yard.address, town].filter(Boolean), gstNumber: yard.gstNumber || null }
}
