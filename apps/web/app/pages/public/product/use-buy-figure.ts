import { quantityProblem } from '@lohahaat/contract/ordering/cart/quantity-problem'
import type { ConvertedFigure } from '@lohahaat/domain/catalogue/quantity/buy-figure'
import { inCartUnits } from '@lohahaat/domain/catalogue/quantity/cart-units'
import type { Quantity } from '@lohahaat/domain/catalogue/quantity/convert-unit'
import {
  calculatePipe,
  calculateTons,
  type CalculatorUnit,
  type Pipe,
  type TonAmount,
} from '@lohahaat/domain/catalogue/pipe-calculator'
import { rupees } from '@lohahaat/domain/platform/money'
import { useState } from 'react'
import { changeFigure } from '../../../parts/ordering/quantity/change-figure'
import { texts } from './texts'

/** Only what has a weight per piece has pieces. */
export type BuyAmount = TonAmount & { pieces?: bigint }

/** With what a change of the unit did to it. */
type TypedFigure = ConvertedFigure & { note: string | null }

/** What a buyer types, what it comes to, and how it would go into the cart. */
export function useBuyFigure(pipe: Pipe | null, price: number) {
  const [typed, setTyped] = useState<TypedFigure | null>(null)
  const shown = typed ?? { quantity: '1', unit: 'Ton', from: null, note: null }
  const figure = { ...shown, quantity: shown.quantity.trim().replace(/\.$/, '') }
  const amount: BuyAmount | null = pipe
    ? calculatePipe(pipe, figure.unit, figure.quantity)
    : calculateTons(rupees(price), figure.quantity)
  const wanted = amount && (pipe ? inCartUnits(figure, pipe) : { quantity: figure.quantity, unit: 'Ton' as const })

  const changeUnit = (unit: CalculatorUnit) =>
    setTyped(pipe && amount ? changeFigure(figure, unit, pipe) : { ...figure, unit, from: null, note: null })

  return {
    quantity: shown.quantity,
    unit: shown.unit,
    amount,
    /** Undefined while nothing is typed: one ton, as on the cards. */
    wanted: typed ? (wanted ?? { quantity: figure.quantity, unit: 'Ton' as const }) : undefined,
    problem: figure.quantity === '' ? undefined : problemOf(figure.unit, wanted),
    note: shown.note,
    type: (quantity: string) => setTyped({ quantity, unit: shown.unit, from: null, note: null }),
    changeUnit,
  }
}

/** A tonnage can be reckoned with below what the cart takes. */
function problemOf(unit: CalculatorUnit, wanted: Quantity | null): string | undefined {
  if (!wanted) return texts.buy.units[unit].wrong
  if (wanted.unit === 'Ton' && Number(wanted.quantity) < 1) return texts.buy.leastTons
  return quantityProblem(wanted.quantity, wanted.unit) ?? undefined
}
