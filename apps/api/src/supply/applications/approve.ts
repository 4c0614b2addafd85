import type { Actor } from '@lohahaat/domain/identity/actor'
import { listOwners } from '../../identity/companies/members.repository'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findPlaces } from '../../reference/pin-codes/pin-code-details'
import type { ApplicationRecord } from './applications.repository'
import {
  findApplicant,
  findSellerOf,
  insertSeller,
  linkSeller,
  lockSeller,
  setSellingRole,
} from './link-seller.repository'

/** Makes the company a supplier: by the seller it is already, by one that is named, or by a new one. */
export async function approve(tx: Db, actor: Actor, found: ApplicationRecord, chosenId: number | null) {
  const { companyId } = found
  const sellerId = (await findSellerOf(tx, companyId)) ?? (await chooseSeller(tx, actor, found, chosenId))
  await linkSeller(tx, companyId, sellerId)
  const [owner] = await setSellingRole(tx, { userId: found.applicantId, companyId }, 'Owner')
  if (owner) return
  // He has left since, and a supplier whom nobody runs could give nobody a role.
  const [heir] = await listOwners(tx, companyId)
  if (heir) await setSellingRole(tx, { userId: heir.userId, companyId }, 'Owner')
}

async function chooseSeller(tx: Db, actor: Actor, found: ApplicationRecord, chosenId: number | null) {
  if (chosenId === null) return makeSeller(tx, actor, found)
  const chosen = await lockSeller(tx, chosenId)
  if (!chosen) throw new Refusal('unknownRecord')
  if (chosen.isTaken) throw new Refusal('sellerTaken')
  return chosenId
}

async function makeSeller(tx: Db, actor: Actor, { applicantId, businessName, yards: [yard = ''] }: ApplicationRecord) {
  const { name, phone } = await findApplicant(tx, applicantId)
  const [place] = await findPlaces(yard)
  const officeAddress = place ? `${place.city}, ${place.state} ${yard}` : yard
  const seller = {
    organizationName: businessName,
    name: name.slice(0, 50),
    location: Number(yard),
    phone,
    officeAddress,
  }
  const id = await insertSeller(tx, seller, actor)
  if (id === null) throw new Refusal('sellerNameTaken')
  return id
}
