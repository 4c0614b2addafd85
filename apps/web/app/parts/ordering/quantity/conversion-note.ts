import type { ConvertedFigure } from '@lohahaat/domain/catalogue/quantity/buy-figure'
import type { BuyFigure } from '@lohahaat/domain/catalogue/quantity/cart-units'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { lineGrams } from '@lohahaat/domain/catalogue/tons'
import { unitTexts } from '../../catalogue/unit-texts'
import { formatWeight } from '../../platform/format'
import { texts } from './texts'

/** What a change of the unit did to the figure; null where nothing was converted. */
export function conversionNote({ from, ...now }: ConvertedFigure, pieceGrams: bigint): string | null {
  if (!from) return null
  const [before, after] = [formatFigure(from), formatFigure(now)]
  if (now.unit === 'Metre' || from.unit === 'Metre') return texts.inWholePieces(before, after)
  if (now.unit === 'Pieces') {
    return texts.inPieces(before, after, formatWeight(lineGrams({ ...now, unit: now.unit, pieceGrams })))
  }
  const weight = formatWeight(lineGrams({ ...from, unit: from.unit, pieceGrams }))
  return now.quantity === '1' ? texts.leastTons(before, weight) : texts.inTons(before, weight, after)
}

const formatFigure = ({ quantity, unit }: BuyFigure) =>
  `${formatCount(Number(quantity))}\u00a0${unit === 'Metre' ? texts.metre : unitTexts[unit]}`
