import type { Weighment, WeighbridgeSlip } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import type { SlipSide } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import { Button } from '../../../ui/button'
import { FileDrop } from '../../../ui/files/file-drop'
import { NumberField } from '../../../ui/fields/number-field'
import { TextField } from '../../../ui/fields/text-field'
import { FormHead } from '../form-head'
import { texts } from './texts'
import { useSlipForm } from './use-slip-form'

interface SlipFormProps {
  weighment: Weighment
  side: SlipSide
  /** The slip that is corrected. */
  replaced: WeighbridgeSlip | null
  /** It is the next thing to do. */
  isMain: boolean
  onDone: () => void
  /** Null where the form can't be closed. */
  onClose: (() => void) | null
}

/** A weighbridge slip, as it is printed. */
export function SlipForm({ weighment, side, replaced, isMain, onDone, onClose }: SlipFormProps) {
  const { form, fillNet, keepNet, number, busy, refusal, photo, setPhoto, submit } = useSlipForm({
    weighment,
    side,
    replaced,
    onDone,
  })
  const { register } = form
  const { errors } = form.formState
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormHead refusal={refusal} />
      <p className="mb-3 text-sm text-ink-soft">{texts.notes[side]}</p>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-6 sm:*:col-span-2">
        <TextField
          label={texts.slipNo}
          autoComplete="off"
          maxLength={30}
          error={errors.slipNo?.message}
          {...register('slipNo')}
        />
        <TextField
          label={texts.bridge}
          autoComplete="off"
          maxLength={100}
          error={errors.bridge?.message}
          {...register('bridge')}
        />
        <TextField
          label={texts.vehicleNo}
          autoComplete="off"
          maxLength={20}
          hint={number && texts.written(number)}
          error={errors.vehicleNo?.message}
          {...register('vehicleNo')}
        />
        <NumberField
          label={texts.gross}
          unit={texts.kg}
          places={0}
          error={errors.grossKg?.message}
          {...register('grossKg', { onChange: fillNet })}
        />
        <NumberField
          label={texts.tare}
          unit={texts.kg}
          places={0}
          error={errors.tareKg?.message}
          {...register('tareKg', { onChange: fillNet })}
        />
        <NumberField
          label={texts.net}
          unit={texts.kg}
          places={0}
          hint={texts.netHint}
          error={errors.netKg?.message}
          {...register('netKg', { onChange: keepNet })}
        />
        <TextField
          label={texts.grossAt}
          type="datetime-local"
          hint={texts.ist}
          error={errors.grossAt?.message}
          {...register('grossAt')}
        />
        <TextField
          label={texts.tareAt}
          type="datetime-local"
          hint={texts.ist}
          error={errors.tareAt?.message}
          {...register('tareAt')}
        />
      </div>
      {replaced && (
        <TextField
          label={texts.reason}
          autoComplete="off"
          maxLength={200}
          error={errors.reason?.message}
          {...register('reason')}
        />
      )}
      <FileDrop
        label={texts.photo}
        hint={texts.photoHint}
        accept="image/*, .pdf"
        hasCamera
        disabled={busy}
        given={photo}
        onFile={setPhoto}
      />
      <div className="mt-2 flex flex-wrap gap-3">
        {/* What was typed too late is only there to be read. */}
        {weighment.maySend.includes(side) && (
          <Button type="submit" variant={isMain ? 'main' : 'quiet'} busy={busy}>
            {texts.save}
          </Button>
        )}
        {onClose && <Button onClick={onClose}>{texts.close}</Button>}
      </div>
    </form>
  )
}
