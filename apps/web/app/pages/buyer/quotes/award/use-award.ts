import { acceptQuote } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { askForQuotes } from '@lohahaat/contract/sourcing/approvals/ask-for-quote'
import { awardLines } from '@lohahaat/contract/sourcing/awards/award-lines'
import type { AwardSum } from '@lohahaat/contract/sourcing/awards/award-preview'
import { acceptSplitQuotes, type SplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../../api/api-error'
import { browserApi } from '../../../../api/browser-api'
import { newKey } from '../../../../api/new-key'
import type { TypedNotes } from '../../../../parts/ordering/buyer-notes/use-buyer-notes'
import { useAction } from '../../../../parts/platform/use-action'
import { showToast } from '../../../../ui/messages/toast-store'
import { texts } from '../texts'
import type { ChosenCell } from './choice'

/** What the buyer is about to accept. */
export type Award = { quote: Quote } | { split: SplitQuotes } | { cells: readonly ChosenCell[]; sum: AwardSum }

export interface ChosenAddresses {
  billingAddressId: number
  shippingAddressId: number
}

/** Accepts exactly what is on the screen and goes to the order. If something has changed, that is shown first. */
export function useAward({ enquiryId }: Enquiry, onClose: () => void) {
  const navigate = useNavigate()
  const { busy, run, revalidate } = useAction(onClose)
  // One key for each question: a repeat of the same press awards nothing twice.
  const [idempotencyKey] = useState(newKey)
  const [aboveLimit, setAboveLimit] = useState<string | null>(null)

  async function order(award: Award, choice: ChosenAddresses & TypedNotes) {
    if ('quote' in award) {
      const { quoteId, totalPrice: seenTotal, party } = award.quote
      const { orderId } = await browserApi.send(acceptQuote, { quoteId, seenTotal, ...choice })
      showToast(texts.award.done(party))
      return `/orderSuccess/${orderId}`
    }
    if ('cells' in award) {
      const input = { enquiryId, cells: [...award.cells], seenTotal: award.sum.totalPrice, ...choice }
      const { orderIds } = await browserApi.send(awardLines, input, { idempotencyKey })
      showToast(texts.bar.awarded(orderIds.length))
      return null
    }
    const { totalPrice: seenTotal } = award.split
    const { orderIds } = await browserApi.send(acceptSplitQuotes, { enquiryId, seenTotal, ...choice })
    showToast(texts.split.accepted(orderIds.length))
    return '/myOrdersList'
  }

  const accept = (award: Award, choice: ChosenAddresses & TypedNotes) =>
    run(async () => {
      const path = await order(award, choice).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'approval-needed') throw error
        setAboveLimit(error.text)
      })
      if (path === undefined) return
      if (path !== null) {
        await navigate(path)
        return
      }
      // The screen names the orders, and the lines that were left out.
      await revalidate()
      onClose()
    })

  /** Instead of ordering, where that is above a limit of the buyer. */
  const ask = (award: Award, choice: ChosenAddresses & TypedNotes, note: string) =>
    run(async () => {
      const { cells, totalPrice: seenTotal } = cellsOf(award)
      const input = { enquiryId, cells, seenTotal, note, ...choice }
      const { requestId } = await browserApi.send(askForQuotes, input, { idempotencyKey })
      await navigate(`/approvals/${requestId}`)
    })

  return { busy, accept, ask, aboveLimit }
}

/** Which line goes to which quote, whatever way it was chosen. */
function cellsOf(award: Award): { cells: ChosenCell[]; totalPrice: number } {
  if ('cells' in award) return { cells: [...award.cells], totalPrice: award.sum.totalPrice }
  if ('quote' in award) {
    const { quoteId, items, totalPrice } = award.quote
    return { cells: items.map(({ enquiryItemId }) => ({ enquiryItemId, quoteId })), totalPrice }
  }
  const { lots, totalPrice } = award.split
  const cells = lots.flatMap(({ quoteId, enquiryItemIds }) =>
    enquiryItemIds.map((enquiryItemId) => ({ enquiryItemId, quoteId })),
  )
  return { cells, totalPrice }
}
