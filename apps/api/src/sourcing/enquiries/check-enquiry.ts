import type { updateEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { checkItems } from './check-items'
import { lockBrand, lockDelivery, lockDepartment } from './enquiry-choices.repository'
import { texts } from './texts'

/** Of a new enquiry, or of one that is changed. */
type Asked = Omit<ParsedInputOf<typeof updateEnquiry>, 'enquiryId'>

/** The stored fields of an enquiry and its items, after checking that everything it refers to exists. */
export async function checkEnquiry(tx: Db, asked: Asked) {
  const { brandId, departmentId, deliveryDays: deliveryId } = asked
  if (brandId !== null && !(await lockBrand(tx, brandId))) throw new Refusal('unknownParent', texts.brand)
  if (!(await lockDepartment(tx, departmentId))) throw new Refusal('unknownParent', texts.department)
  if (!(await lockDelivery(tx, deliveryId))) throw new Refusal('unknownParent', texts.delivery)
  const items = await checkItems(tx, asked.askedItems)
  if (items.some((item) => item.departmentId !== departmentId)) throw new Refusal('unknownItem')
  return {
    fields: {
      enquiryDate: asked.enquiryDay,
      brandId,
      departmentId,
      deliveryId,
      deliveryPinCode: asked.deliveryPlace,
      showsRank: asked.showRank,
    },
    items,
  }
}
