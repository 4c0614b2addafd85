import { basisTexts } from '@lohahaat/domain/ordering/basis-texts'
import type { WeightBasis } from '@lohahaat/domain/catalogue/quantity/weight-basis'

/** Which weight is invoiced, in one sentence. */
export function BasisNote({ basis, className = '' }: { basis: WeightBasis; className?: string }) {
  return <p className={`text-sm text-ink-soft ${className}`}>{basisTexts[basis]}</p>
}
