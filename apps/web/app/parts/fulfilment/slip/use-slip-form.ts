import { sendSlip, sendSlipPhoto } from '@lohahaat/contract/fulfilment/weighbridge/slips'
import type { Weighment, WeighbridgeSlip } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import { readVehicleNumber } from '@lohahaat/domain/fulfilment/vehicle-number'
import type { SlipSide } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import type { Typed } from '../../../api/device/send-later'
import { sendOrKeep } from '../../../api/device/waiting'
import { newKey } from '../../../api/new-key'
import { showToast } from '../../../ui/messages/toast-store'
import { resolverOf } from '../form-resolver'
import { texts as keptTexts } from '../../platform/kept-form/texts'
import { useMended } from '../../platform/kept-form/use-mended'
import { useFormSend } from '../use-form-send'
import { netOf, slipInputOf, slipProblems, type SlipValues, valuesOfInput, valuesOfSlip } from './slip-values'
import { texts } from './texts'

interface SlipOf {
  weighment: Weighment
  side: SlipSide
  /** The slip that is corrected. */
  replaced: WeighbridgeSlip | null
  onDone: () => void
}

/** A slip as it is typed, checked by the rules of the server before it is sent. */
export function useSlipForm({ weighment, side, replaced, onDone }: SlipOf) {
  const { consignmentId, vehicleNo, checks } = weighment
  const [photo, setPhoto] = useState<File | null>(null)
  const form = useForm<SlipValues>({
    resolver: resolverOf((values) =>
      slipProblems(values, { side, vehicleNo, checks, now: new Date(), isCorrection: replaced !== null }),
    ),
    mode: 'onTouched',
    defaultValues: valuesOfSlip(replaced, vehicleNo),
  })
  const [isNetTyped, setNetTyped] = useState(replaced !== null)
  // The same for every retry, so that one slip is entered once.
  const [key, setKey] = useState(newKey)
  const mends = useMended('slip', ({ input, files }) => {
    const typed = input as Typed['slip']
    if (typed.consignmentId !== consignmentId || typed.side !== side) return false
    form.reset(valuesOfInput(typed))
    setNetTyped(true)
    setPhoto(files[0] ?? null)
    return true
  })
  const { busy, refusal, send } = useFormSend()
  const number = readVehicleNumber(useWatch({ control: form.control, name: 'vehicleNo' }))

  /** Net follows gross and tare until it is typed itself. */
  const fillNet = () => {
    if (!isNetTyped) form.setValue('netKg', netOf(form.getValues()), { shouldValidate: form.formState.isSubmitted })
  }

  const submit = form.handleSubmit(async (values) => {
    const isTaken = await send(async () => {
      const correction = replaced && { replacesSlipId: replaced.slipId, reason: values.reason }
      const input = { consignmentId, side, ...slipInputOf(values), ...correction }
      const kept = { input, files: photo ? [photo] : [], title: texts.keptTitle(input.slipNo), key, mends }
      const way = await sendOrKeep({ kind: 'slip', ...kept }, async () => {
        const { slips } = await browserApi.send(sendSlip, input, { idempotencyKey: key })
        await sendPhoto(slips.find((slip) => slip.side === side)?.slipId)
      })
      showToast(way === 'sent' ? texts.saved : keptTexts.kept)
      return way
    })
    if (isTaken) {
      onDone()
    } else {
      // A refused slip is mended, and is another request then.
      setKey(newKey())
    }
  })

  /** The slip is saved by now: a photo that is refused is told, and can be added later. */
  async function sendPhoto(slipId: number | undefined) {
    if (!photo || !slipId) return
    await browserApi
      .send(sendSlipPhoto, { slipId: String(slipId), file: photo })
      .catch((error: unknown) => showToast(texts.photoFailed(errorText(error)), 'error'))
  }

  return { form, fillNet, keepNet: () => setNetTyped(true), number, busy, refusal, photo, setPhoto, submit }
}
