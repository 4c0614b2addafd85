import { paraMasterDetailsWithParaCode1 } from '@lohahaat/contract/sourcing/enquiries/para-master-details-with-para-code1'
import { fetchQuotePrice, fetchQuotePriceInput } from '@lohahaat/contract/sourcing/quotes/quote-price'
import type { Api } from '../../../api/api'

/** The enquiry of a URL with what its form needs, or null where there is none. */
export async function loadEnquiry(api: Api, id: string) {
  const input = fetchQuotePriceInput.safeParse({ enquiryId: id })
  if (!input.success) return null
  const [[enquiry], payments] = await Promise.all([
    api.send(fetchQuotePrice, input.data),
    // Suggestions only: without them one types the terms.
    api.send(paraMasterDetailsWithParaCode1, { parameterCode: 'Payment' }).catch(() => []),
  ])
  if (enquiry?.enquiryId !== input.data.enquiryId) return null
  return {
    enquiry,
    paymentTerms: payments.map(({ parameterText }) => parameterText),
  }
}
