import { toUnits } from '../../platform/decimal'
import type { CalculatorUnit, Pipe } from '../pipe-calculator'
import type { Quantity } from './convert-unit'

/** What a buyer types beside a pipe. Metres are a way to say pieces: nothing is cut. */
export interface BuyFigure {
  quantity: string
  unit: CalculatorUnit
}

/** As it goes into the cart. */
export const inCartUnits = (
  { quantity, unit }: BuyFigure,
  { pieceMillimetres }: Pick<Pipe, 'pieceMillimetres'>,
): Quantity =>
  unit === 'Metre'
    ? { quantity: String(roundUp(toUnits(quantity, 3), pieceMillimetres)), unit: 'Pieces' }
    : { quantity, unit }

const roundUp = (amount: bigint, unit: bigint) => (amount + unit - 1n) / unit
