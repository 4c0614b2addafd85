import { weightBasisOf } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import type { Item } from '@lohahaat/domain/catalogue/item'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { gramsPerTon } from '@lohahaat/domain/platform/weight-units'
import { lazy, Suspense } from 'react'
import { BasisNote } from '../../../parts/ordering/quantity/basis-note'
import { texts as quantityTexts } from '../../../parts/ordering/quantity/texts'
import { CartToggle } from '../../../parts/ordering/cart-toggle/cart-toggle'
import type { CartItems } from '../../../parts/ordering/cart-toggle/use-cart-items'
import { Button } from '../../../ui/button'
import { NumberField } from '../../../ui/fields/number-field'
import { RadioGroup } from '../../../ui/fields/radio-group'
import { useIdle } from '../../../ui/use-idle'
import { CalculatorResult } from './calculator-result'
import { pipeOf } from './pipe-of'
import { texts } from './texts'
import { useBuyFigure } from './use-buy-figure'

const ChangeCart = lazy(() => import('./change-cart'))
const DeliveredLine = lazy(() => import('../../../parts/ordering/freight/delivered-line'))

const ItemScore = lazy(() => import('../../../parts/supply/score/item-score'))

interface BuyBoxProps {
  product: Item
  cart: CartItems
}

const places = { Pieces: 0, Ton: 3, Metre: 3 }

/** Weight and price of a quantity, which goes into the cart as it was typed. */
export function BuyBox({ product, cart }: BuyBoxProps) {
  const pipe = pipeOf(product)
  const { quantity, unit, amount, wanted, problem, note, type, changeUnit } = useBuyFigure(pipe, product.price)
  const { Pieces, Ton, Metre } = texts.buy.units
  const isIdle = useIdle()
  return (
    <section aria-label={texts.buy.title} className="w-full">
      <div className="grid grid-cols-[1fr_8.5rem] items-start gap-x-3">
        {pipe ? (
          <RadioGroup
            label={texts.buy.unit}
            options={{ Pieces: Pieces.label, Ton: Ton.label, Metre: Metre.label }}
            value={unit}
            onChange={changeUnit}
          />
        ) : (
          <p className="self-center text-sm text-ink-soft">{texts.buy.byTheTonOnly}</p>
        )}
        <NumberField
          label={texts.buy.quantity}
          unit={texts.buy.units[unit].sign}
          places={places[unit]}
          maxLength={12}
          value={quantity}
          className="[&>p]:sr-only"
          error={problem}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
      <p role="status" className={`mt-1 min-h-5 text-sm ${problem ? 'font-medium text-red' : 'text-ink-soft'}`}>
        {problem ?? note}
      </p>
      <CalculatorResult pipe={pipe} amount={amount} />
      <div className="mb-3 min-h-7 border-t border-line pt-1.5 text-sm text-ink-soft">
        <Suspense>{isIdle && <DeliveredLine itemId={product.itemId} grams={amount?.grams ?? gramsPerTon} />}</Suspense>
      </div>
      <div className="mb-3 min-h-6">
        <Suspense>{isIdle && <ItemScore itemId={product.itemId} />}</Suspense>
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <BasisNote basis={weightBasisOf(unit === 'Ton' ? 'Ton' : 'Pieces')} className="grow basis-52" />
        {unit === 'Ton' && amount?.pieces !== undefined && (
          <Button size="small" onClick={() => changeUnit('Pieces')}>
            {quantityTexts.makePieces(formatCount(Number(amount.pieces)))}
          </Button>
        )}
      </div>
      <div className="grid gap-2">
        <CartToggle
          itemId={product.itemId}
          name={nameItem(product)}
          cart={cart}
          wanted={wanted}
          problem={problem}
          variant="main"
          wide
        />
        {wanted && !problem && cart.has(product.itemId) && (
          <Suspense>
            <ChangeCart itemId={product.itemId} wanted={wanted} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
