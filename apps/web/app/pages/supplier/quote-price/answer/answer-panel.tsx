import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import type { AnswerDraft } from '@lohahaat/domain/sourcing/answer-reader/answer'
import { readAnswer } from '@lohahaat/domain/sourcing/answer-reader/read-answer'
import { useState } from 'react'
import { readSharedAnswer } from '../../../../api/device/shared-answer'
import { Button } from '../../../../ui/button'
import { TextArea } from '../../../../ui/fields/text-area'
import { showToast } from '../../../../ui/messages/toast-store'
import type { QuoteValues } from '../quote-values'
import type { QuoteForm } from '../use-quote-form'
import { askedLines } from './asked-lines'
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

  function fill() {
    const draft = readAnswer(text, askedLines(enquiry), new Date())
    // Read again, it starts from the form as it was before the first time.
    const before = read?.before ?? values
    replace(takeAnswer(before, enquiry.enquiryItems, draft))
    setRead({ draft, before })
  }

  function undo() {
    if (read) replace(read.before)
    setRead(null)
    showToast(texts.undone)
  }

  return (
    <div className="mb-4 rounded-box border border-line bg-paper px-4 py-4">
      <TextArea
        label={texts.answer}
        hint={texts.answerHint}
        placeholder={texts.example}
        rows={4}
        maxLength={LONGEST_ANSWER}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" variant="quiet" disabled={text.trim() === ''} onClick={fill}>
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
      <div role="status">{read && <Outcome draft={read.draft} />}</div>
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
