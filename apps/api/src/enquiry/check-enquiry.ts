import type { createEnquiry } from '@lohahaat/contract/enquiry/enquiry-details'
import type { ParsedInputOf } from '@lohahaat/contract/define-call'
import type { Db } from '../db/db'
import { Refusal } from '../refusal'
import { checkItems } from './check-items'
import { holdsBrand, holdsDelivery, holdsDepartment } from './enquiry-choices.repository'

type Asked = ParsedInputOf<typeof createEnquiry>

/** What is stored of an enquiry and its items, once everything that it names is known to be there. */
export async function checkEnquiry(tx: Db, asked: Asked) {
  const { brandId, departmentId, deliveryDays: deliveryId } = asked
  if (!(await holdsBrand(tx, brandId))) throw new Refusal('unknownParent', 'brand')
  if (!(await holdsDepartment(tx, departmentId))) throw new Refusal('unknownParent', 'product category')
  if (!(await holdsDelivery(tx, deliveryId))) throw new Refusal('unknownParent', 'delivery timeline')
  const items = await checkItems(tx, asked.enquiryItemDetails)
  if (items.some((item) => item.departmentId !== departmentId)) throw new Refusal('unknownItem')
  return {
    fields: {
      enquiryDate: asked.enquiryId,
      brandId,
      departmentId,
      deliveryId,
      deliveryPinCode: asked.cityofDelivery,
      showsRank: asked.showRank,
    },
    items,
  }
}
