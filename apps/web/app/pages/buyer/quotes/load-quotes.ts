import { fetchLimits } from '@lohahaat/contract/ordering/approvals/limits'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { fetchSplitQuotes, type SplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { readId } from '@lohahaat/contract/platform/record-id'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'
import { needsFreshSignIn } from '../../../api/session/needs-fresh-sign-in'
import { billingValues, shippingValues } from '../../../parts/ordering/address/address-values'
import type { OwnLimits } from './award/exceeded-by'

export interface LoadedQuotes {
  enquiry: Enquiry
  quotes: readonly Quote[]
  /** The number of all quotes: of very long ones only the lowest are loaded. */
  total: number
  split: SplitQuotes | null
  addresses: SavedAddresses
  /** Of who looks; null where they could not be loaded. */
  limits: OwnLimits | null
}

export type SavedAddresses = Awaited<ReturnType<typeof loadAddresses>>

const problemOf = (problem: string) => ({ loaded: null, problem })

/** The quotes for the enquiry of a URL, or why there are none. Other failures are thrown: a retry may help. */
export async function loadQuotes(api: Api, id: string) {
  const enquiryId = readId(id)
  if (enquiryId === null) return problemOf(refusalTexts.enquiryNotFound)
  try {
    const [[enquiry], { rows: quotes, total }, [split = null], addresses, limits] = await Promise.all([
      api.send(fetchEnquiries, { enquiryId }),
      api.sendPaged(fetchQuotes, { enquiryId }),
      api.send(fetchSplitQuotes, { enquiryId }),
      loadAddresses(api),
      loadOwnLimits(api),
    ])
    if (!enquiry) return problemOf(refusalTexts.enquiryNotFound)
    return { loaded: { enquiry, quotes, total, split, addresses, limits } satisfies LoadedQuotes, problem: null }
  } catch (error) {
    if (!(error instanceof ApiError) || needsFreshSignIn(error)) throw error
    if ([400, 403].includes(error.status)) return problemOf(error.text)
    throw error
  }
}

/** Optional too: who awards above them is told after the press then. */
async function loadOwnLimits(api: Api) {
  const limits = await api.send(fetchLimits).catch(() => [])
  return limits.find(({ userId }) => String(userId) === api.session.read().UserId) ?? null
}

/** The saved addresses, the last used first. Optional for the comparison. */
async function loadAddresses(api: Api) {
  const cart = await api.send(fetchCartData).catch(() => null)
  return {
    billing: cart?.billingAddresses.map(billingValues) ?? [],
    shipping: cart?.shippingAddresses.map(shippingValues) ?? [],
  }
}
