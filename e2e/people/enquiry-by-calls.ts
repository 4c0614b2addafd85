import type { Page } from '@playwright/test'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import type { Enquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry'
import { createEnquiry, fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchEnquiryHierarchy } from '@lohahaat/contract/sourcing/enquiries/enquiry-hierarchy-details'
import { paraMasterDetailsWithParaCode1 } from '@lohahaat/contract/sourcing/enquiries/para-master-details-with-para-code1'
import { sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { callFrom } from './order-by-calls'

/** The first record of a list that the demo data fills. */
function first<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The demo data has none')
  return row
}

/** The enquiry of that id as whoever is signed in on a page sees it. */
export const enquiryAnew = async (page: Page, { buyerInstructionId }: { buyerInstructionId: number }) =>
  first(await callFrom(page, fetchEnquiries, { BuyerInstructionId: buyerInstructionId }))

/** Asks for a ton each of so many thicknesses of one size of SHS. */
export async function enquireByCalls(page: Page, { size = '40x40', count = 2 } = {}): Promise<Enquiry> {
  const { departmentId } = first(await callFrom(page, departmentDetails.calls.list, { DepartmentId: -1 }))
  const { brandId } = first(await callFrom(page, brandDetails.calls.list, { BrandId: -1 }))
  const { paraId } = first(await callFrom(page, paraMasterDetailsWithParaCode1, { ParaCode: 'Delivery' }))
  const classes = await callFrom(page, fetchEnquiryHierarchy, { DepartmentId: departmentId })
  const { classId, subClassHierarchalModel } = first(classes.filter(({ className }) => className === 'SHS'))
  const { subClassId, subClass1HierarchalModel } = first(
    subClassHierarchalModel.filter(({ subClassName }) => subClassName === size),
  )
  const created = await callFrom(page, createEnquiry, {
    enquiryId: '20260415',
    brandId,
    departmentId,
    deliveryDays: paraId,
    enquiryItemDetails: subClass1HierarchalModel
      .slice(0, count)
      .map(({ subClassId1 }) => ({ classId, subClassId, subClassId1, quantity: 1, quantityUnit: 'Ton' as const })),
  })
  return enquiryAnew(page, created)
}

/** Quotes one price for every item, as whoever is signed in on a page. */
export const quoteByCalls = (
  page: Page,
  { buyerInstructionId, enquiryItemFetchModels: items }: Enquiry,
  price = 62_000,
) =>
  callFrom(
    page,
    sendQuotePrice,
    items.map(({ buyerItemDetailId }) => ({ buyerInstructionId, buyerItemDetailId, price })),
  )
