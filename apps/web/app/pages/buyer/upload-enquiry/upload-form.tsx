import type { uploadFields } from '@lohahaat/contract/sourcing/list-reader/upload-fields'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { useDeliveryPlace } from '../../../parts/ordering/delivery-place/use-delivery-place'
import { lazyResolver } from '../../../parts/platform/lazy-resolver'
import { ContactFields } from './contact-fields'
import { CreateBar } from './create-bar'
import { ListCard } from './list-card'
import { ReviewCard } from './review/review-card'
import type { LoadedUpload } from './upload-enquiry-page'
import { useCreateEnquiry } from './use-create-enquiry'
import { type List, type ReadList, useList } from './use-list'
import { review, type ReviewState, type ReviewStep, startReview } from './review/review-state'

export type UploadValues = z.input<typeof uploadFields>

const resolver = lazyResolver<UploadValues>(() => import('./check-upload').then(({ checkUpload }) => checkUpload))

export function UploadForm({ loaded: { contact, place, deliveries } }: { loaded: LoadedUpload }) {
  const form = useForm<UploadValues>({
    resolver,
    mode: 'onChange',
    defaultValues: { ...contact, deliveryDays: '-1', deliveryPlace: place.pinCode },
  })
  const list = useList()
  const [text, setText] = useAskedText(list)
  const { state: review, act } = useReview(list.list)
  const choice = useDeliveryPlace(place, true)
  const creation = useCreateEnquiry(form, list, review, choice)
  return (
    <div className="flex flex-col gap-4">
      <ContactFields form={form} place={choice} deliveries={deliveries} />
      <ListCard list={list} text={text} onText={setText} />
      {review && <ReviewCard state={review} act={act} />}
      <CreateBar creation={creation} review={review} />
    </div>
  )
}

/** The text of the list. One that came in the URL is read at once. */
function useAskedText(list: List) {
  const asked = useSearchParams()[0].get('text') ?? ''
  const state = useState(asked)
  const isRead = useRef(false)
  useEffect(() => {
    if (asked && !isRead.current) list.readText(asked)
    isRead.current = true
  }, [asked, list])
  return state
}

/** The review of the list; null while there is none. Another list resets it. */
function useReview(list: ReadList | null) {
  const [kept, setKept] = useState<{ list: ReadList | null; state: ReviewState | null }>({ list: null, state: null })
  if (kept.list !== list) setKept({ list, state: list && startReview(list.lines, list.tree) })

  const act = useCallback(
    (step: ReviewStep) => setKept((before) => ({ ...before, state: before.state && review(before.state, step) })),
    [],
  )
  return { state: kept.list === list ? kept.state : null, act }
}
