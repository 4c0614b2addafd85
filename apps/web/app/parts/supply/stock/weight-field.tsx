import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Badge } from '../../../ui/badge'
import { NumberField } from '../../../ui/fields/number-field'
import { deviationTenths, formatDeviation, isOutOfTolerance } from './proposals'
import type { StockValues } from './stock-values'
import type { Proposals } from './use-proposals'
import { texts } from './texts'

interface WeightFieldProps {
  form: UseFormReturn<StockValues>
  proposals: Proposals
}

export function WeightField({ form, proposals }: WeightFieldProps) {
  return (
    <NumberField
      {...form.register('weightPerPiece', { onChange: proposals.keepWeight })}
      label={texts.weight.label}
      unit={texts.weight.unit}
      places={3}
      hint={<WeightHint form={form} proposals={proposals} />}
      error={form.formState.errors.weightPerPiece?.message}
    />
  )
}

function WeightHint({ form, proposals: { standard, isMeasured, takeStandard } }: WeightFieldProps) {
  const weight = useWatch({ control: form.control, name: 'weightPerPiece' })
  if (!isMeasured) return texts.weight.toBeProposed
  if (standard === null) return texts.weight.noStandard
  return (
    <>
      <span className="block">
        {texts.weight.standard(standard)}
        {weight !== standard && (
          <button type="button" onClick={takeStandard} className="link ml-2 cursor-pointer py-1 font-semibold">
            {texts.weight.takeStandard}
          </button>
        )}
      </span>
      {weight === '' ? texts.weight.byTheTon : <Deviation weight={weight} standard={standard} />}
    </>
  )
}

function Deviation({ weight, standard }: { weight: string; standard: string }) {
  const tenths = deviationTenths(weight, standard)
  if (weight === standard || tenths === null) return null
  return isOutOfTolerance(tenths) ? <Badge tone="amber">{formatDeviation(tenths)}</Badge> : formatDeviation(tenths)
}
