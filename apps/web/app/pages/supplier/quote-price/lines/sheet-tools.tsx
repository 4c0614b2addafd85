import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuoteSheet, readQuoteSheet, type ReadQuoteSheet } from '@lohahaat/contract/sourcing/quotes/quote-sheet'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { errorText } from '../../../../api/api-error'
import { browserApi } from '../../../../api/browser-api'
import { dropSharedAnswer, readSharedAnswer } from '../../../../api/device/shared-answer'
import { useDownload } from '../../../../parts/platform/use-download'
import { Button } from '../../../../ui/button'
import { ChatIcon } from '../../../../ui/icons'
import { DownloadIcon, UploadIcon } from '../../../../ui/work-icons'
import { showToast } from '../../../../ui/messages/toast-store'
import { useHydrated } from '../../../../ui/use-hydrated'
import { texts } from '../texts'
import type { QuoteForm } from '../use-quote-form'
import { emptyLines, leaveOutEmpty, takeSheet } from './change-lines'

const AnswerPanel = lazy(() => import('../answer/answer-panel'))

interface SheetToolsProps {
  enquiry: QuotedEnquiry
  form: QuoteForm
}

/** The lines out as a sheet and in again, or from a pasted answer, and the lines without a price left out at once. */
export function SheetTools({ enquiry, form }: SheetToolsProps) {
  const { enquiryId } = enquiry
  const { values, setLines } = form
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [errors, setErrors] = useState<ReadQuoteSheet['errors']>([])
  // Open for what was shared, until it is closed.
  const [pasting, setPasting] = useState<boolean | null>(null)
  const isHydrated = useHydrated()
  const isPasting = pasting ?? (isHydrated && readSharedAnswer() !== '')
  const sheet = useDownload(() => browserApi.download(fetchQuoteSheet, { enquiryId }))
  const empty = emptyLines(values.lines).length

  function paste(isOpen: boolean) {
    if (!isOpen) dropSharedAnswer()
    setPasting(isOpen)
  }

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (!file) return
    setReading(true)
    try {
      const answer = await browserApi.send(readQuoteSheet, { enquiryId: String(enquiryId), file })
      setLines((lines) => takeSheet(lines, answer))
      setErrors(answer.errors)
      showToast(texts.sheet.read(answer.lines.length))
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setReading(false)
    }
  }

  return (
    <div className="mb-3">
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={sheet.busy} onClick={sheet.download}>
          <DownloadIcon className="size-4.5" />
          {texts.sheet.download}
        </Button>
        <Button size="small" busy={isReading} onClick={() => input.current?.click()}>
          <UploadIcon className="size-4.5" />
          {texts.sheet.upload}
        </Button>
        <input ref={input} type="file" accept=".xlsx,.csv" hidden onChange={(event) => void read(event)} />
        <Button size="small" aria-expanded={isPasting} onClick={() => paste(!isPasting)}>
          <ChatIcon className="size-4.5" />
          {texts.sheet.pasteAnswer}
        </Button>
        {empty > 0 && empty < Object.keys(values.lines).length && (
          <Button size="small" variant="quiet" className="whitespace-normal!" onClick={() => setLines(leaveOutEmpty)}>
            {texts.sheet.leaveOut(empty)}
          </Button>
        )}
      </div>
      <p className="mt-2 mb-3 text-sm text-ink-soft max-sm:hidden">{texts.sheet.hint}</p>
      {isPasting && (
        <Suspense>
          <AnswerPanel enquiry={enquiry} form={form} onClose={() => paste(false)} />
        </Suspense>
      )}
      {errors.length > 0 && (
        <div role="alert" className="mt-2 rounded-box border border-red bg-red-wash px-4 py-2 text-sm">
          <p className="font-semibold">{texts.sheet.wrong}</p>
          <ul>
            {errors.map(({ row, error }) => (
              <li key={row}>{texts.sheet.row(row, error)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
