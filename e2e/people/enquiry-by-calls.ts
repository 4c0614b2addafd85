import type { Page } from '@playwright/test'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
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
export const enquiryAnew = async (page: Page, { enquiryId }: { enquiryId: number }) =>
  first(await callFrom(page, fetchEnquiries, { enquiryId }))

/** Asks for a ton each of so many thicknesses of one size of SHS. */
export async function enquireByCalls(page: Page, { size = '40x40', count = 2 } = {}): Promise<Enquiry> {
  const { departmentId } = first(await callFrom(page, departmentDetails.calls.list, { departmentId: -1 }))
  const { brandId } = first(await callFrom(page, brandDetails.calls.list, { brandId: -1 }))
  const { parameterId } = first(await callFrom(page, paraMasterDetailsWithParaCode1, { parameterCode: 'Delivery' }))
  const classes = await callFrom(page, fetchEnquiryHierarchy, { departmentId })
  const { classId, sizes } = first(classes.filter(({ className }) => className === 'SHS'))
  const { sizeId, thicknesses } = first(sizes.filter((each) => each.size === size))
  const created = await callFrom(page, createEnquiry, {
    enquiryDay: '20260415',
    brandId,
    departmentId,
    deliveryDays: parameterId,
    askedItems: thicknesses
      .slice(0, count)
      .map(({ thicknessId }) => ({ classId, sizeId, thicknessId, quantity: 1, quantityUnit: 'Ton' as const })),
  })
  return enquiryAnew(page, created)
}

/** Quotes one price for every item, as whoever is signed in on a page. */
export const quoteByCalls = (page: Page, { enquiryId, enquiryItems: items }: Enquiry, price = 62_000) =>
  callFrom(
    page,
    sendQuotePrice,
    items.map(({ enquiryItemId }) => ({ enquiryId, enquiryItemId, price })),
  )
