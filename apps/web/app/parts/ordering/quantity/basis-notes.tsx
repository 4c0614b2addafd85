import type { WeightBasis } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { unitTexts } from '../../catalogue/unit-texts'
import { texts } from './texts'

interface BasisNotesProps {
  lines: readonly { unit: Unit; weightBasis: WeightBasis }[]
  className?: string
}

/** Below the lines of an order: which weight is invoiced, one sentence for each unit that occurs. */
export function BasisNotes({ lines, className = '' }: BasisNotesProps) {
  const bases = new Map(lines.map(({ unit, weightBasis }) => [unit, weightBasis]))
  return (
    <div className={`text-sm text-ink-soft ${className}`}>
      {[...bases].map(([unit, basis]) => (
        <p key={unit}>{texts.basisOf(unitTexts[unit], texts.basis[basis])}</p>
      ))}
    </div>
  )
}
