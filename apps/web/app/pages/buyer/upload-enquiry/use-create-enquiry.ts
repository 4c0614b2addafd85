import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { uploadEnquiry } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/at-work'
import { useState } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiError, errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'
import type { PlaceChoice } from '../../../parts/ordering/delivery-place/use-delivery-place'
import { listPath } from '../../../parts/sourcing/enquiry/paths'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { itemOf } from './review/review-row'
import { countRows, isReadFromPhoto, type ReviewState } from './review/review-state'
import type { UploadValues } from './upload-form'
import { isSheet, type List } from './use-list'
import { texts } from './texts'

/** Whether the enquiry can be created, and creating it. Keeps the input on failure. */
export function useCreateEnquiry(
  form: UseFormReturn<UploadValues>,
  list: List,
  review: ReviewState | null,
  { place, ask, settle }: PlaceChoice,
) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { isAdmin } = useSession()
  const { isValid } = useFormState({ control: form.control })
  const [failed, setFailed] = useState<{ text: string; isUncertain: boolean } | null>(null)
  const [busy, setBusy] = useState(false)
  const missing = isValid ? missingOf(list, review) : texts.contact.missing

  const leave = () => navigate(listPath(isAdmin))

  async function create() {
    const file = list.list?.file ?? list.file
    const isFromPhoto = review ? isReadFromPhoto(review) : false
    const question = {
      title: texts.create.button,
      text: [...(isFromPhoto ? [texts.review.fromPhoto] : []), ask(enquiryMessages.createQuestion)].join(' '),
      action: isFromPhoto ? texts.create.checked : texts.create.button,
    }
    if (!file || !(await confirm(question))) return
    setBusy(true)
    setFailed(null)
    try {
      const items = review?.rows.filter(({ decision }) => decision === 'taken').map(itemOf)
      const values = { ...form.getValues(), deliveryPlace: place.pinCode }
      const input = { ...values, ...(items && { items: JSON.stringify(items) }), file }
      say(await browserApi.send(uploadEnquiry, input), review)
      await settle()
      await leave()
    } catch (error) {
      // Without a response, the server may still have finished.
      setFailed({ text: errorText(error), isUncertain: !(error instanceof ApiError && error.status > 0) })
    } finally {
      setBusy(false)
    }
  }

  return { missing, failed, busy, create, leave }
}

export type Creation = ReturnType<typeof useCreateEnquiry>

function missingOf({ file, list, reading }: List, review: ReviewState | null): string | null {
  if (reading) return texts.list.beingRead
  if (!list || !review) {
    if (!file) return texts.list.missing
    return isSheet(file) ? texts.list.notRead : null
  }
  const { open, taken } = countRows(review.rows)
  if (open > 0) return texts.create.stillOpen(open)
  return taken === 0 ? enquiryMessages.noItems : null
}

function say({ leadId, matched }: ResponseOf<typeof uploadEnquiry>, review: ReviewState | null) {
  showToast(enquiryMessages.created)
  if (review) showToast(texts.create.matched(leadId, matched, review.rows.length))
  else showToast(texts.create.kept(leadId))
}
