import { changeConsignment } from '@lohahaat/contract/fulfilment/consignments/plan-consignment'
import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { readVehicleNumber } from '@lohahaat/domain/fulfilment/vehicle-number'
import { useForm, useWatch } from 'react-hook-form'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/fields/checkbox'
import { NumberField } from '../../../ui/fields/number-field'
import { TextField } from '../../../ui/fields/text-field'
import { showToast } from '../../../ui/messages/toast-store'
import { PhoneField } from '../../identity/phone-field'
import { FormHead } from '../form-head'
import { resolverOf } from '../form-resolver'
import { useFormSend } from '../use-form-send'
import { texts } from './texts'
import { transportInput, transportProblems, typedTransport, type TransportValues } from './transport-values'

interface TransportFormProps {
  consignment: Consignment
  /** It is the next thing to do. */
  isMain: boolean
  onDone: () => void
  /** Null where the form can't be closed. */
  onClose: (() => void) | null
}

export function TransportForm({ consignment, isMain, onDone, onClose }: TransportFormProps) {
  const { register, handleSubmit, control, formState } = useForm<TransportValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: typedTransport(consignment),
  })
  const { errors } = formState
  const number = readVehicleNumber(useWatch({ control, name: 'vehicleNo' }))
  const { busy, refusal, send } = useFormSend()

  const submit = handleSubmit(async (values) => {
    const { consignmentId, version } = consignment
    const isTaken = await send(() =>
      browserApi.send(changeConsignment, { consignmentId, version, ...transportInput(values) }),
    )
    if (!isTaken) return
    showToast(texts.saved)
    onDone()
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormHead refusal={refusal} />
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <TextField
          label={texts.vehicleNo}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          hint={number ? <span aria-live="polite">{texts.written(number)}</span> : texts.vehicleHint}
          error={errors.vehicleNo?.message}
          {...register('vehicleNo')}
        />
        <PhoneField
          label={texts.driverPhone}
          autoComplete="off"
          error={errors.driverPhone?.message}
          {...register('driverPhone')}
        />
        <TextField label={texts.transporterName} autoComplete="off" maxLength={100} {...register('transporterName')} />
        <TextField
          label={texts.transporterId}
          autoComplete="off"
          maxLength={20}
          hint={texts.transporterIdHint}
          error={errors.transporterId?.message}
          {...register('transporterId')}
        />
        <TextField
          label={texts.lrNo}
          autoComplete="off"
          maxLength={20}
          error={errors.lrNo?.message}
          {...register('lrNo')}
        />
        <TextField label={texts.lrDate} type="date" error={errors.lrDate?.message} {...register('lrDate')} />
        <NumberField
          label={texts.km}
          unit={texts.kmUnit}
          places={0}
          hint={texts.kmHint}
          error={errors.km?.message}
          {...register('km')}
        />
        <TextField
          label={texts.expectedOn}
          type="date"
          error={errors.expectedOn?.message}
          {...register('expectedOn')}
        />
      </div>
      <Checkbox label={texts.overDimensional} {...register('isOverDimensional')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isMain ? 'main' : 'quiet'} busy={busy}>
          {texts.save}
        </Button>
        {onClose && <Button onClick={onClose}>{texts.close}</Button>}
      </div>
    </form>
  )
}

const resolver = resolverOf(transportProblems)
