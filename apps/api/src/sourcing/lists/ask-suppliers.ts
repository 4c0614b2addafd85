import { askSuppliers as askSuppliersCall } from '@lohahaat/contract/sourcing/lists/ask-suppliers'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { findProfile } from '../../identity/accounts/users.repository'
import { lockBuyer } from '../../ordering/cart/cart.repository'
import type { Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { countOrRefuse } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { checkItems } from '../enquiries/check-items'
import { insertEnquiry } from '../enquiries/enquiries.repository'
import { lockDelivery } from '../enquiries/enquiry-choices.repository'
import { insertItems } from '../enquiries/enquiry-items.repository'
import { storeMeasures } from '../enquiries/enquiry-measures.repository'
import { texts } from '../enquiries/texts'

type Asked = ParsedInputOf<typeof askSuppliersCall>

/** Makes one enquiry of lines of a list, for any make. A repeat with the same key makes no other. */
export async function askSuppliers(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  actor: Actor,
  asked: Asked,
  key: string | undefined,
) {
  const { userId, at } = actor
  await countOrRefuse(limits.enquiriesPerUser, 'enquiries', userId)
  return db.transaction(async (tx) => {
    await lockBuyer(tx, userId)
    const request = { userId, call: askSuppliersCall.path, key }
    const { answer } = await doOnce(tx, request, at, () => saveEnquiry(tx, actor, asked))
    return answer
  })
}

async function saveEnquiry(tx: Db, { userId, at }: Actor, { askedItems, deliveryDays }: Asked) {
  const deliveryId = deliveryDays ?? null
  if (deliveryId !== null && !(await lockDelivery(tx, deliveryId))) throw new Refusal('unknownParent', texts.delivery)
  const items = await checkItems(tx, askedItems)
  const departments = new Set(items.map(({ departmentId }) => departmentId))
  const [departmentId = null] = departments.size === 1 ? departments : []
  const { user } = await findProfile(tx, userId)
  const { id, leadId } = await insertEnquiry(tx, {
    enquiryDate: istDay(at).replaceAll('-', ''),
    buyerId: userId,
    departmentId,
    deliveryId,
    deliveryPinCode: user.pinCode,
    at,
  })
  await insertItems(tx, id, items)
  await storeMeasures(tx, id)
  return { enquiryId: id, leadId }
}
