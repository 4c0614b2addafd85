import { acceptQuote } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { acceptSplitQuotes, type SplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../../api/browser-api'
import type { TypedNotes } from '../../../../parts/ordering/buyer-notes/use-buyer-notes'
import { useAction } from '../../../../parts/platform/use-action'
import { showToast } from '../../../../ui/messages/toast-store'
import { texts } from '../texts'

/** What the buyer is about to accept. */
export type Award = { quote: Quote } | { split: SplitQuotes }

export interface ChosenAddresses {
  billingAddressId: number
  shippingAddressId: number
}

/** Accepts exactly what is on the screen and goes to the order. If something has changed, that is shown first. */
export function useAward({ enquiryId }: Enquiry, onRefused: () => void) {
  const navigate = useNavigate()
  const { busy, run } = useAction(onRefused)

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
      await navigate(await order(award, choice))
    })

  return { busy, accept }
}
