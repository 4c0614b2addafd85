import type { Page } from '@playwright/test'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { createEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchEnquiryHierarchy } from '@lohahaat/contract/sourcing/enquiries/enquiry-hierarchy-details'
import { paraMasterDetailsWithParaCode1 } from '@lohahaat/contract/sourcing/enquiries/para-master-details-with-para-code1'
import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { fetchQuotePrice, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { enquiryAnew } from './enquiry-by-calls'
import { callFrom } from './order-by-calls'

/** Enquires for a ton or two each of so many pipes of SHS, the third of which has to be of a make of its own. */
export async function enquireForMany(page: Page, count: number): Promise<Enquiry> {
  const [{ departmentId } = { departmentId: 0 }] = await callFrom(page, departmentDetails.calls.list, {
    departmentId: -1,
  })
  const [{ brandId } = { brandId: 0 }] = await callFrom(page, brandDetails.calls.list, { brandId: -1 })
  const [{ parameterId } = { parameterId: 0 }] = await callFrom(page, paraMasterDetailsWithParaCode1, {
    parameterCode: 'Delivery',
  })
  const classes = await callFrom(page, fetchEnquiryHierarchy, { departmentId })
  const askedItems = classes
    .filter(({ className }) => className === 'SHS')
    .flatMap(({ classId, sizes }) =>
      sizes.flatMap(({ sizeId, thicknesses }) =>
        thicknesses.slice(0, 1).map(({ thicknessId }) => ({ classId, sizeId, thicknessId })),
      ),
    )
    .slice(0, count)
    .map((pipe, at) => ({
      ...pipe,
      quantity: 1 + (at % 2) / 2,
      quantityUnit: 'Ton' as const,
      ...(at === 2 && { make: 'Tata Structura', grade: 'YSt 310', remark: 'Oiled' }),
    }))
  const created = await callFrom(page, createEnquiry, {
    enquiryDay: '20260415',
    brandId,
    departmentId,
    deliveryDays: parameterId,
    askedItems,
  })
  return enquiryAnew(page, created)
}

/** Quotes per MT by the line, in the order of the enquiry; null: not offered. */
export async function quoteByLines(party: Page, id: number, prices: readonly (number | null)[], offer: object) {
  const [enquiry] = await callFrom(party, fetchQuotePrice, { enquiryId: id })
  await callFrom(party, sendQuotePrice, {
    prices: (enquiry?.enquiryItems ?? []).map(({ enquiryItemId }, at) => {
      const price = prices[at] ?? null
      const line = { enquiryId: id, enquiryItemId }
      return price === null ? { ...line, notOffered: true } : { ...line, price, ...offer }
    }),
  })
}
