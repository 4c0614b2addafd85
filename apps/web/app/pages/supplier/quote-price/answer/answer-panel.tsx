import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import type { AnswerDraft } from '@lohahaat/domain/sourcing/answer-reader/answer'
import { readAnswer } from '@lohahaat/domain/sourcing/answer-reader/read-answer'
import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { readSharedAnswer } from '../../../../api/device/shared-answer'
import { Button } from '../../../../ui/button'
import { TextArea } from '../../../../ui/fields/text-area'
import { showToast } from '../../../../ui/messages/toast-store'
import type { QuoteValues } from '../quote-values'
import type { QuoteForm } from '../use-quote-form'
import { askedLines } from './asked-lines'
import { bringIntoView } from './bring-into-view'
import { countAnswer, takeAnswer } from './take-answer'
import { texts } from './texts'

export interface AnswerPanelProps {
  enquiry: QuotedEnquiry
  form: Pick<QuoteForm, 'values' | 'replace'>
  onClose: () => void
}

const LONGEST_ANSWER = 10_000

/** Fills in the form from an answer as it came, and sends nothing. It is read here, without a call. */
export default function AnswerPanel({ enquiry, form: { values, replace }, onClose }: AnswerPanelProps) {
  const [text, setText] = useState(readSharedAnswer)
  const [read, setRead] = useState<{ draft: AnswerDraft; before: QuoteValues } | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const outcome = useRef<HTMLDivElement>(null)

  // On a phone the panel opens below what is in sight. What was shared is in it already.
  useEffect(() => {
    if (readSharedAnswer() === '') bringIntoView(field.current)
  }, [])

  // Takes the phone's keyboard away too, which covers what came of it.
  useEffect(() => {
    if (read) bringIntoView(outcome.current)
  }, [read])

  function fill(answer: string) {
    const draft = readAnswer(answer, askedLines(enquiry), new Date())
    // Read again, it starts from the form as it was before the first time.
    const before = read?.before ?? values
    replace(takeAnswer(before, enquiry.enquiryItems, draft))
    setRead({ draft, before })
  }

  /** Into an empty field it is the whole answer, which is read at once. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain').slice(0, LONGEST_ANSWER)
    if (text.trim() !== '' || pasted.trim() === '') return
    event.preventDefault()
    setText(pasted)
    fill(pasted)
  }

  function undo() {
    if (read) replace(read.before)
    setRead(null)
    showToast(texts.undone)
  }

  return (
    <div className="mb-4 rounded-box border border-line bg-paper px-4 py-4">
      <TextArea
        ref={field}
        label={texts.answer}
        hint={texts.answerHint}
        placeholder={texts.example}
        rows={4}
        maxLength={LONGEST_ANSWER}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onPaste={paste}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" variant="quiet" disabled={text.trim() === ''} onClick={() => fill(text)}>
          {texts.fill}
        </Button>
        {read && (
          <Button size="small" onClick={undo}>
            {texts.undo}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      <div ref={outcome} role="status" tabIndex={-1} className="outline-none">
        {read && <Outcome draft={read.draft} />}
      </div>
    </div>
  )
}

function Outcome({ draft }: { draft: AnswerDraft }) {
  const { priced, left, doubts } = countAnswer(draft)
  if (priced + left + doubts === 0) return <p className="mt-3">{texts.nothing}</p>
  return (
    <div className={`mt-3 border-l-4 py-1 pl-3 ${doubts > 0 ? 'border-amber' : 'border-green'}`}>
      <p>
        <strong className="font-semibold">{texts.filled(priced, left)}</strong>{' '}
        {doubts > 0 ? texts.check(doubts) : texts.clear}
      </p>
      {draft.unread.length > 0 && (
        <p className="mt-1 text-sm wrap-anywhere">
          {texts.unread} {draft.unread.map((words) => `“${words}”`).join(', ')}
        </p>
      )}
    </div>
  )
}
