import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { readId } from '@lohahaat/contract/platform/record-id'
import { SELLS_NOTHING, type SessionValues } from '@lohahaat/contract/platform/session-values'
import { paraMasterDetailsWithParaCode1 } from '@lohahaat/contract/sourcing/enquiries/para-master-details-with-para-code1'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import type { Api } from '../../../api/api'
import { listPath } from '../../../parts/sourcing/enquiry/paths'

/** The enquiry of a URL with the data of its form, or null if there is none. */
export async function loadEnquiry(api: Api, id: string) {
  const enquiryId = readId(id)
  if (enquiryId === null) return null
  const [[enquiry], payments, brands] = await Promise.all([
    api.send(fetchQuotePrice, { enquiryId }),
    // Only suggestions: terms and makes can be typed.
    api.send(paraMasterDetailsWithParaCode1, { parameterCode: 'Payment' }).catch(() => []),
    api.send(brandDetails.calls.list, { brandId: -1 }).catch(() => []),
  ])
  if (enquiry?.enquiryId !== enquiryId) return null
  return {
    enquiry,
    back: backFrom(api.session.read()),
    paymentTerms: payments.map(({ parameterText }) => parameterText),
    brands: brands.map(({ brandId, brandName }) => ({ brandId, brandName })),
  }
}

/** Who sells goes back to the enquiries that fit him. */
const backFrom = ({ Role, SellingRole = SELLS_NOTHING }: SessionValues) =>
  SellingRole === SELLS_NOTHING ? listPath(Role === 'Admin') : '/supplier/enquiries'
