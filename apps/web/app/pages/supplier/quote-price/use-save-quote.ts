import { fetchQuotePrice, type QuotedEnquiry, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { addQuoteFile } from '@lohahaat/contract/sourcing/quotes/quote-files'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/at-work'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { ApiError, errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { sendOrKeep } from '../../../api/device/waiting'
import { newKey } from '../../../api/new-key'
import { useSession } from '../../../api/session/use-session'
import { failureText } from '../../../parts/ordering/cart/failure-text'
import { texts as keptTexts } from '../../../parts/platform/kept-form/texts'
import { useMended } from '../../../parts/platform/kept-form/use-mended'
import { showToast } from '../../../ui/messages/toast-store'
import { draftKey, writeDraft } from './draft-store'
import { inputOf } from './quote-input'
import type { Brand } from './lines/line-values'
import { type QuoteValues, valuesOf } from './quote-values'
import { texts } from './texts'

interface Saved {
  values: QuoteValues
  brands: readonly Brand[]
  files: readonly File[]
  /** The list that he came from. */
  back: string
}

/** Submits the quote with its files and goes back to the list; on a refusal it stays on the screen, with the reason. */
export function useSaveQuote(enquiry: QuotedEnquiry, { values, brands, files, back }: Saved) {
  const { email } = useSession()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  // The same for every retry, so that one quote is saved once.
  const key = useRef('')
  const mends = useMended('quote', ({ typed }) => writeDraft(draftKey(email, enquiry), typed as QuoteValues))

  async function save() {
    setBusy(true)
    key.current ||= newKey()
    try {
      const input = inputOf(enquiry, values, brands)
      const kept = { input, typed: values, files, title: texts.keptTitle(enquiry.leadId), key: key.current, mends }
      const way = await sendOrKeep({ kind: 'quote', ...kept }, async () => {
        const { rankTold } = await browserApi.send(sendQuotePrice, input, { idempotencyKey: key.current })
        showToast(enquiryMessages.quoted)
        await addFiles()
        if (rankTold) showToast(texts.rankNow[rankTold])
      })
      if (way === 'kept') showToast(keptTexts.kept)
      else await navigate(back)
      writeDraft(draftKey(email, enquiry), null)
    } catch (error) {
      // A refused quote is mended, and is another request then.
      key.current = newKey()
      showToast(failureText(enquiryMessages.quoteFailed, error), 'error')
      if (error instanceof ApiError && error.status === 400) await lookAgain()
    } finally {
      setBusy(false)
    }
  }

  /** The quote is saved by now: a file that is refused is told, and can be added later. */
  async function addFiles() {
    for (const file of files) {
      await browserApi
        .send(addQuoteFile, { enquiryId: String(enquiry.enquiryId), file })
        .catch((error: unknown) => showToast(texts.files.failed(file.name, errorText(error)), 'error'))
    }
  }

  /** The enquiry may have changed: then the draft moves to the new revision, to be checked against its items. */
  async function lookAgain() {
    const input = { enquiryId: enquiry.enquiryId }
    const [now] = await browserApi.send(fetchQuotePrice, input).catch(() => [])
    if (!now || (now.revision === enquiry.revision && now.status === enquiry.status)) return
    writeDraft(draftKey(email, enquiry), null)
    // A line that is new is open; one that is gone is left out.
    writeDraft(draftKey(email, now), { ...values, lines: { ...valuesOf(now).lines, ...linesStill(now, values) } })
    await revalidate()
  }

  return { busy, save }
}

const linesStill = ({ enquiryItems }: QuotedEnquiry, { lines }: QuoteValues): QuoteValues['lines'] =>
  Object.fromEntries(
    enquiryItems.flatMap(({ enquiryItemId: id }) => {
      const line = lines[id]
      return line ? [[id, line]] : []
    }),
  )
