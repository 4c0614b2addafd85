import type { WeightBasis } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { texts } from './texts'

/** Which weight is invoiced, in one sentence. */
export function BasisNote({ basis, className = '' }: { basis: WeightBasis; className?: string }) {
  return <p className={`text-sm text-ink-soft ${className}`}>{texts.basis[basis]}</p>
}
