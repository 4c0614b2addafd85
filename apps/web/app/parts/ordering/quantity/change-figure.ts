import { convertFigure, type ConvertedFigure } from '@lohahaat/domain/catalogue/quantity/buy-figure'
import type { CalculatorUnit, Pipe } from '@lohahaat/domain/catalogue/pipe-calculator'
import { conversionNote } from './conversion-note'

/** The figure in another unit, and what that did to it. */
export function changeFigure(figure: ConvertedFigure, unit: CalculatorUnit, pipe: Pipe) {
  const converted = convertFigure(figure, unit, pipe)
  return { ...converted, note: conversionNote(converted, pipe.pieceGrams) }
}
