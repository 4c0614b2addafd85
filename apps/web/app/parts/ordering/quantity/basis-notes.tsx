import { basisSentences } from '@lohahaat/domain/ordering/basis-texts'
import type { WeightBasis } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { unitTexts } from '../../catalogue/unit-texts'

interface BasisNotesProps {
  lines: readonly { unit: Unit; weightBasis: WeightBasis }[]
  className?: string
}

/** Below the lines of an order: which weight is invoiced, one sentence for each unit that occurs. */
export function BasisNotes({ lines, className = '' }: BasisNotesProps) {
  return (
    <div className={`text-sm text-ink-soft ${className}`}>
      {basisSentences(lines, unitTexts).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
