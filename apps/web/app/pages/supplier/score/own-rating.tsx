import { answerRating, type Rating } from '@lohahaat/contract/supply/ratings/ratings'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { RatingText } from '../../../parts/supply/ratings/rating-text'
import { texts as ratingTexts } from '../../../parts/supply/ratings/texts'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/fields/text-area'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

/** A rating of the supplier, to answer once. */
export function OwnRating({ rating }: { rating: Rating }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="grid gap-2 py-4 first:pt-0">
      <p className="text-sm text-ink-soft">{texts.orderNo(rating.orderNo)}</p>
      <RatingText rating={rating} />
      {rating.hiddenReason !== null && (
        <p className="text-sm text-ink-soft">{ratingTexts.hidden(rating.hiddenReason)}</p>
      )}
      {rating.answer === null &&
        (isOpen ? (
          <AnswerForm ratingId={rating.ratingId} />
        ) : (
          <Button size="small" onClick={() => setOpen(true)} className="justify-self-start">
            {texts.open}
          </Button>
        ))}
    </li>
  )
}

function AnswerForm({ ratingId }: { ratingId: number }) {
  const [answer, setAnswer] = useState('')
  const { busy, run, revalidate } = useAction(() => undefined)

  const send = () =>
    run(async () => {
      await browserApi.send(answerRating, { ratingId, answer })
      showToast(texts.sent)
      await revalidate()
    })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send()
      }}
      className="max-w-xl"
    >
      <TextArea
        label={texts.answerLabel}
        hint={texts.answerHint}
        value={answer}
        maxLength={500}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      <Button type="submit" busy={busy}>
        {texts.send}
      </Button>
    </form>
  )
}
