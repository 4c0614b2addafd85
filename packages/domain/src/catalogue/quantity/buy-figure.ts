import { fromUnits, toUnits } from '../../platform/decimal'
import type { CalculatorUnit, Pipe } from '../pipe-calculator'
import { piecesForTons } from '../tons'
import { type BuyFigure, inCartUnits } from './cart-units'
import { convertUnit, type Quantity } from './convert-unit'

export interface ConvertedFigure extends BuyFigure {
  from: BuyFigure | null
}

type Piece = Pick<Pipe, 'pieceGrams' | 'pieceMillimetres'>

/** As convertUnit, with metres. */
export function convertFigure({ from, ...now }: ConvertedFigure, unit: CalculatorUnit, pipe: Piece): ConvertedFigure {
  if (unit === now.unit) return { ...now, from }
  if (from?.unit === unit) return { ...from, from: null }
  const ordered = inCartUnits(now, pipe)
  const quantity =
    unit === 'Metre' ? metresOf(ordered, pipe) : convertUnit({ ...ordered, from: null }, unit, pipe.pieceGrams).quantity
  return { quantity, unit, from: now }
}

function metresOf({ quantity, unit }: Quantity, { pieceGrams, pieceMillimetres }: Piece): string {
  const pieces = unit === 'Ton' ? piecesForTons(quantity, pieceGrams) : toUnits(quantity, 0)
  return fromUnits(pieces * pieceMillimetres, 3).replace(/\.?0+$/, '')
}
