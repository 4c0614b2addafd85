import { askForQuote } from '@lohahaat/contract/sourcing/approvals/ask-for-quote'
import { acceptQuote } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { acceptSplitQuotes, type SplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { newKey } from '../../../api/new-key'
import type { TypedNotes } from '../../../parts/ordering/buyer-notes/use-buyer-notes'
import { useAction } from '../../../parts/platform/use-action'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

/** What the buyer is about to accept. */
export type Award = { quote: Quote } | { split: SplitQuotes }

export interface ChosenAddresses {
  billingAddressId: number
  shippingAddressId: number
}

const APPROVAL_NEEDED = 'approval-needed'

/** Accepts exactly what is on the screen and goes to the order. If something has changed, that is shown first. */
export function useAward({ enquiryId }: Enquiry, onRefused: () => void) {
  const navigate = useNavigate()
  const { busy, run } = useAction(onRefused)
  /** Why a quote can only be asked for; null while it is not known to be above a limit. */
  const [limit, setLimit] = useState<string | null>(null)
  const key = useRef<string>(undefined)

  async function order(award: Award, choice: ChosenAddresses & TypedNotes) {
    if ('quote' in award) {
      const { quoteId, totalPrice: seenTotal, party } = award.quote
      const { orderId } = await browserApi.send(acceptQuote, { quoteId, seenTotal, ...choice })
      showToast(texts.award.done(party))
      return `/orderSuccess/${orderId}`
    }
    const { totalPrice: seenTotal } = award.split
    const { orderIds } = await browserApi.send(acceptSplitQuotes, { enquiryId, seenTotal, ...choice })
    showToast(texts.split.accepted(orderIds.length))
    return '/myOrdersList'
  }

  const accept = (award: Award, choice: ChosenAddresses & TypedNotes) =>
    run(async () => {
      try {
        await navigate(await order(award, choice))
      } catch (error) {
        if (!('quote' in award) || !(error instanceof ApiError) || error.code !== APPROVAL_NEEDED) throw error
        setLimit(error.text)
      }
    })

  const ask = ({ quoteId, totalPrice: seenTotal }: Quote, choice: ChosenAddresses & TypedNotes & { note: string }) =>
    run(async () => {
      // The same for every retry, so that it is asked for once.
      key.current ??= newKey()
      const input = { quoteId, seenTotal, ...choice }
      const { requestId } = await browserApi.send(askForQuote, input, { idempotencyKey: key.current })
      await navigate(`/approvals/${requestId}`)
    })

  return { busy, accept, ask, limit }
}
