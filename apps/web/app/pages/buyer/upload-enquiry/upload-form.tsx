import { zodResolver } from '@hookform/resolvers/zod'
import { uploadFields } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ContactFields } from './contact-fields'
import { CreateBar } from './create-bar'
import { ListCard } from './list-card'
import { ReviewCard } from './review/review-card'
import type { LoadedUpload } from './upload-enquiry-page'
import { useCreateEnquiry } from './use-create-enquiry'
import { useList } from './use-list'
import { useReview } from './review/use-review'

export type UploadValues = z.input<typeof uploadFields>

export function UploadForm({ loaded: { contact, place, deliveries } }: { loaded: LoadedUpload }) {
  const form = useForm<UploadValues>({
    resolver: zodResolver(uploadFields),
    mode: 'onChange',
    defaultValues: { ...contact, deliveryDays: '-1', deliveryPlace: place.pinCode },
  })
  const [text, setText] = useState('')
  const list = useList()
  const { state: review, act } = useReview(list.list)
  const creation = useCreateEnquiry(form, list, review)
  return (
    <div className="flex flex-col gap-4">
      <ContactFields form={form} place={place} deliveries={deliveries} />
      <ListCard list={list} text={text} onText={setText} />
      {review && <ReviewCard state={review} act={act} />}
      <CreateBar creation={creation} review={review} />
    </div>
  )
}
