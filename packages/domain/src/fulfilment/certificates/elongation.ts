import { readSection } from '../../catalogue/section'
import type { CertifiedProduct } from './certificate'
import { readFigure, roundFigure, type Figures } from './figures'
import type { ElongationRule } from './grade-limits'

/** 25 NB, in thousandths of a millimetre. */
const SMALL_TUBE = 33_700n

/** The least elongation in percent, or null where it depends on something that the paper doesn't show. */
export function leastElongation(
  rule: ElongationRule,
  product: Pick<CertifiedProduct, 'size' | 'thickness' | 'forming'>,
  figures: Figures,
): string | null {
  if (rule.by === 'grade') return rule.least
  if (rule.by === 'tensile') return overTensile(figures)
  if (rule.by === 'forming') return product.forming && rule[product.forming]
  const section = readSection(product.size, product.thickness)
  if (section?.shape !== 'round') return null
  return section.outerDiameter <= SMALL_TUBE ? rule.upTo25 : rule.above
}

/** A kgf/mm² is 9.80665 MPa: 950 · 9.80665 over the strength in MPa, to a whole percent. */
function overTensile({ tensileStrength }: Figures): string | null {
  const strength = readFigure(tensileStrength)
  if (strength === null || strength.numerator === 0n) return null
  const least = { numerator: 950n * 980_665n * strength.denominator, denominator: 100_000n * strength.numerator }
  return String(roundFigure(least, 0))
}
