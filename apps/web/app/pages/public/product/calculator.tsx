import type { Item } from '@lohahaat/domain/catalogue/item'
import { calculatePipe, type CalculatorUnit, figureIn, type Pipe } from '@lohahaat/domain/catalogue/pipe-calculator'
import { useState } from 'react'
import { formatRate } from '../../../parts/catalogue/product/rate'
import { Card } from '../../../ui/card'
import { NumberField } from '../../../ui/fields/number-field'
import { CalculatorResult } from './calculator-result'
import { pipeOf } from './pipe-of'
import { texts } from './texts'

const fields = [
  { unit: 'Pieces', places: 0 },
  { unit: 'Ton', places: 3 },
  { unit: 'Metre', places: 3 },
] as const satisfies readonly { unit: CalculatorUnit; places: number }[]

/** Weight and price of a quantity: typed in one unit, it is converted to the other two. */
export function Calculator({ product }: { product: Item }) {
  const pipe = pipeOf(product)
  return (
    <Card title={texts.calculator.title}>
      {pipe ? (
        <Fields pipe={pipe} />
      ) : (
        <p className="text-ink-soft">{texts.calculator.byTheTonOnly(formatRate(product.price))}</p>
      )}
    </Card>
  )
}

function Fields({ pipe }: { pipe: Pipe }) {
  const [typed, setTyped] = useState<{ unit: CalculatorUnit; figure: string }>({ unit: 'Ton', figure: '1' })
  const amount = calculatePipe(pipe, typed.unit, typed.figure.replace(/\.$/, ''))

  function shownIn(unit: CalculatorUnit) {
    if (unit === typed.unit) return typed.figure
    return amount ? figureIn(amount, unit) : ''
  }

  return (
    <>
      <p className="mb-4 text-[0.9375rem] text-ink-soft">{texts.calculator.intro}</p>
      <div className="grid grid-cols-1 gap-x-3 sm:grid-cols-3">
        {fields.map(({ unit, places }) => (
          <NumberField
            key={unit}
            label={texts.calculator.units[unit].label}
            unit={texts.calculator.units[unit].sign}
            places={places}
            maxLength={12}
            value={shownIn(unit)}
            error={
              unit === typed.unit && typed.figure !== '' && !amount ? texts.calculator.units[unit].wrong : undefined
            }
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => setTyped({ unit, figure: currentTarget.value })}
          />
        ))}
      </div>
      <CalculatorResult pipe={pipe} amount={amount} />
    </>
  )
}
