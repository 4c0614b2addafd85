import type { ProductCard } from '@lohahaat/contract/product-detail/product-card'
import { calculatePipe, type CalculatorUnit, figureIn, type Pipe } from '@lohahaat/domain/pipe-calculator'
import { useState } from 'react'
import { formatRate } from '../../parts/product/rate'
import { Card } from '../../ui/card'
import { NumberField } from '../../ui/number-field'
import { CalculatorResult } from './calculator-result'
import { pipeOf } from './pipe-of'
import { texts } from './texts'

const fields = [
  { unit: 'Pieces', label: 'Pieces', places: 0, sign: 'pcs' },
  { unit: 'Ton', label: 'Tons', places: 3, sign: 'MT' },
  { unit: 'Metre', label: 'Metres', places: 3, sign: 'm' },
] as const satisfies readonly { unit: CalculatorUnit; label: string; places: number; sign: string }[]

/** Weight and price of what somebody needs: typed in one unit, it is worked out in the other two. */
export function Calculator({ product }: { product: ProductCard }) {
  const pipe = pipeOf(product)
  return (
    <Card title={texts.weightAndPrice}>
      {pipe ? (
        <Fields pipe={pipe} />
      ) : (
        <p className="text-ink-soft">
          What a piece weighs has not been stated, so this item is sold by the ton only, at {formatRate(product.price)}{' '}
          per MT.
        </p>
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
      <p className="mb-4 text-[0.9375rem] text-ink-soft">{texts.typeWhatYouNeed}</p>
      <div className="grid grid-cols-1 gap-x-3 sm:grid-cols-3">
        {fields.map(({ unit, label, places, sign }) => (
          <NumberField
            key={unit}
            label={label}
            unit={sign}
            places={places}
            maxLength={12}
            value={shownIn(unit)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => setTyped({ unit, figure: currentTarget.value })}
          />
        ))}
      </div>
      <CalculatorResult pipe={pipe} amount={amount} />
    </>
  )
}
