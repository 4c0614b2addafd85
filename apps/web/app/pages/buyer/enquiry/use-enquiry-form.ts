import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { createEnquiry, updateEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/at-work'
import { istDay } from '@lohahaat/domain/platform/ist'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'
import type { ChosenPlace } from '../../../parts/ordering/delivery-place/delivery-place'
import { useDeliveryPlace } from '../../../parts/ordering/delivery-place/use-delivery-place'
import { listPath } from '../../../parts/sourcing/enquiry/paths'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { ANY_BRAND, formOf, inputOf, isSameForm, missingOf } from './form-state'
import { outdatingText } from './outdating'
import { texts } from './texts'

/** The state of the form of one enquiry: initial values, validation and sending. */
export function useEnquiryForm(enquiry: Enquiry | null, loadedPlace: ChosenPlace) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { isAdmin } = useSession()
  const [loaded] = useState(() => formOf(enquiry))
  const [form, change] = useState(loaded)
  const [busy, setBusy] = useState(false)
  const choice = useDeliveryPlace(loadedPlace, enquiry === null)
  const { pinCode } = choice.place
  const missing = useMemo(() => missingOf(form), [form])
  const isMoved = pinCode !== loadedPlace.pinCode
  const isChanged = useMemo(
    () => enquiry === null || isMoved || !isSameForm(loaded, form),
    [enquiry, isMoved, loaded, form],
  )

  const leave = () => navigate(listPath(isAdmin))

  async function send() {
    const input = { ...inputOf(form), deliveryPlace: pinCode }
    if (enquiry === null) {
      await browserApi.send(createEnquiry, { ...input, enquiryDay: istDay(new Date()).replaceAll('-', '') })
      await choice.settle()
      return enquiryMessages.created
    }
    const { enquiryId, enquiryDay } = enquiry
    const brandId = form.brandId === ANY_BRAND ? null : form.brandId
    await browserApi.send(updateEnquiry, { ...input, brandId, enquiryId, enquiryDay })
    return enquiryMessages.updated
  }

  /** Keeps the input on a refusal or a network error. */
  async function save() {
    if (!(await isSure())) return
    setBusy(true)
    try {
      showToast(await send())
      await leave()
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(false)
    }
  }

  async function isSure() {
    if (enquiry === null)
      return confirm({
        title: texts.createTitle,
        text: choice.ask(enquiryMessages.createQuestion),
        action: texts.create,
      })
    const text = outdatingText(enquiry)
    return text === null || confirm({ title: texts.updateTitle(enquiry.leadId), text, action: texts.update })
  }

  return { form, change, choice, missing, isChanged, busy, save, leave }
}

export type EnquiryForm = ReturnType<typeof useEnquiryForm>
