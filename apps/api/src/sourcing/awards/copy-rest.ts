import { copyRest as copyRestCall } from '@lohahaat/contract/sourcing/awards/copy-rest'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { may } from '../../identity/sign-in/may'
import { lockBuyer } from '../../ordering/cart/cart.repository'
import type { Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { countOrRefuse } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { insertEnquiry, lockEnquiry } from '../enquiries/enquiries.repository'
import { insertItems, listItems } from '../enquiries/enquiry-items.repository'
import { storeMeasures } from '../enquiries/enquiry-measures.repository'
import { listOrderedItemIds } from '../quotes/quotes.repository'

/** Makes a new enquiry of the lines of a completed one that were not ordered. A repeat with the same key makes no other. */
export async function copyRest(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  actor: Actor,
  enquiryId: number,
  key: string | undefined,
) {
  const { userId, at } = actor
  await countOrRefuse(limits.enquiriesPerUser, 'enquiries', userId)
  return db.transaction(async (tx) => {
    await lockBuyer(tx, userId)
    const request = { userId, call: copyRestCall.path, key }
    const { answer } = await doOnce(tx, request, at, () => copy(tx, actor, enquiryId))
    return answer
  })
}

async function copy(tx: Db, actor: Actor, enquiryId: number) {
  const former = await lockEnquiry(tx, enquiryId)
  if (!former) throw new Refusal('enquiryNotFound')
  if (!may(actor, 'change an enquiry', former)) throw new Refusal('notYourEnquiry')
  if (former.status !== 'Completed') throw new Refusal('enquiryOpen', former.leadId)
  const ordered = new Set(await listOrderedItemIds(tx, enquiryId))
  const rest = (await listItems(tx, enquiryId)).filter(({ item }) => !ordered.has(item.id))
  if (rest.length === 0) throw new Refusal('nothingToCopy')
  const { brandId, departmentId, deliveryId, deliveryPinCode, contactName, contactPhone, showsRank } = former
  const { id, leadId } = await insertEnquiry(tx, {
    enquiryDate: istDay(actor.at).replaceAll('-', ''),
    buyerId: actor.userId,
    ...{ brandId, departmentId, deliveryId, deliveryPinCode, contactName, contactPhone, showsRank },
    at: actor.at,
  })
  await insertItems(
    tx,
    id,
    rest.map(({ item: { id: _, enquiryId: __, ...item } }) => item),
  )
  await storeMeasures(tx, id)
  return { enquiryId: id, leadId }
}
