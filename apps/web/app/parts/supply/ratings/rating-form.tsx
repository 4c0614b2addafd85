import { type RatedSeller, rateOrder } from '@lohahaat/contract/supply/ratings/ratings'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { RadioGroup } from '../../../ui/fields/radio-group'
import { TextArea } from '../../../ui/fields/text-area'
import { showToast } from '../../../ui/messages/toast-store'
import { useAction } from '../../platform/use-action'
import { texts } from './texts'

interface RatingFormProps {
  orderId: number
  seller: RatedSeller
}

const signs = { '1': '1 ★', '2': '2 ★', '3': '3 ★', '4': '4 ★', '5': '5 ★' }

/** Stars and a few words of one seller. */
export function RatingForm({ orderId, seller: { sellerId, rating } }: RatingFormProps) {
  const [stars, setStars] = useState(rating ? (String(rating.stars) as keyof typeof signs) : null)
  const [comment, setComment] = useState(rating?.comment ?? '')
  const { busy, run, revalidate } = useAction(() => undefined)

  const save = () =>
    run(async () => {
      await browserApi.send(rateOrder, { orderId, sellerId, stars: Number(stars), comment })
      showToast(texts.saved)
      await revalidate()
    })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && stars !== null) void save()
      }}
      className="grid max-w-xl gap-3"
    >
      <RadioGroup label={texts.stars} options={signs} value={stars} onChange={setStars} />
      <TextArea
        label={texts.comment}
        value={comment}
        maxLength={500}
        countDown
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      <Button type="submit" busy={busy} disabled={stars === null} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  )
}
