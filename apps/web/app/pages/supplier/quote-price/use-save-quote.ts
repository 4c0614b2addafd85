import { fetchQuotePrice, type QuotedEnquiry, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchSelling } from '@lohahaat/contract/supply/desk/supplier-desk'
import { enquiryMessages } from '@lohahaat/contract/platform/messages'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'
import { failureText } from '../../../parts/ordering/cart/failure-text'
import { listPath } from '../../../parts/sourcing/enquiry/paths'
import { showToast } from '../../../ui/messages/toast-store'
import { draftKey, writeDraft } from './draft-store'
import { inputOf, type QuoteValues } from './quote-values'
import { texts } from './texts'

/** Submits the quote and goes back to the list; on a refusal it stays on the screen, with the reason. */
export function useSaveQuote(enquiry: QuotedEnquiry, values: QuoteValues) {
  const { email, isAdmin } = useSession()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { rankTold } = await browserApi.send(sendQuotePrice, inputOf(enquiry, values))
      showToast(enquiryMessages.quoted)
      if (rankTold) showToast(texts.rankNow[rankTold])
      await navigate(await pathAfterQuote())
      writeDraft(draftKey(email, enquiry), null)
    } catch (error) {
      showToast(failureText(enquiryMessages.quoteFailed, error), 'error')
      if (error instanceof ApiError && error.status === 400) await lookAgain()
    } finally {
      setBusy(false)
    }
  }

  /** Who sells goes back to the enquiries that fit him. */
  async function pathAfterQuote() {
    const { sellingRole } = await browserApi.send(fetchSelling, undefined).catch(() => ({ sellingRole: null }))
    return sellingRole === null ? listPath(isAdmin) : '/supplier'
  }

  /** The enquiry may have changed: then the draft moves to the new revision, to be checked against its items. */
  async function lookAgain() {
    const input = { enquiryId: enquiry.enquiryId }
    const [now] = await browserApi.send(fetchQuotePrice, input).catch(() => [])
    if (!now || (now.revision === enquiry.revision && now.status === enquiry.status)) return
    writeDraft(draftKey(email, enquiry), null)
    writeDraft(draftKey(email, now), values)
    await revalidate()
  }

  return { busy, save }
}
