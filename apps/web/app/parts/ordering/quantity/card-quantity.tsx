import type { Converted } from '@lohahaat/domain/catalogue/quantity/convert-unit'
import { type Unit, units } from '@lohahaat/domain/catalogue/tons'
import type { Item } from '@lohahaat/domain/catalogue/item'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { useState } from 'react'
import { controlClass } from '../../../ui/fields/field'
import { CartToggle } from '../cart-toggle/cart-toggle'
import { texts } from '../cart-toggle/texts'
import type { CartItems } from '../cart-toggle/use-cart-items'
import { changeUnitOf } from './change-unit'

interface CardQuantityProps {
  item: Pick<Item, 'itemId' | 'weightPerPiece'> & Parameters<typeof nameItem>[0]
  cart: CartItems
}

const tonFirst = units.toReversed()

/** How much of an item, and the button that adds it. What is in the cart already is changed there. */
export function CardQuantity({ item, cart }: CardQuantityProps) {
  const { itemId, weightPerPiece } = item
  const [typed, setTyped] = useState<Converted | null>(null)
  const { quantity, unit } = typed ?? { quantity: '1', unit: 'Ton' }
  const name = nameItem(item)

  const changeUnit = (next: Unit) =>
    setTyped(changeUnitOf(typed ?? { quantity, unit: 'Ton', from: null }, next, weightPerPiece))

  return (
    <div className="flex gap-1.5">
      {!cart.has(itemId) && (
        <>
          <input
            aria-label={texts.quantityOf(name)}
            value={quantity}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => setTyped({ quantity: currentTarget.value, unit, from: null })}
            className={`h-10 min-w-0 text-right text-sm! ${controlClass} w-16! px-2!`}
          />
          <select
            aria-label={texts.unitOf(name)}
            value={unit}
            onChange={({ currentTarget }) => changeUnit(currentTarget.value as Unit)}
            className={`h-10 cursor-pointer text-sm! ${controlClass} w-auto! px-1!`}
          >
            {tonFirst.map((option) => (
              <option key={option} value={option} disabled={option === 'Pieces' && !weightPerPiece}>
                {option === 'Ton' ? texts.ton : texts.pieces}
              </option>
            ))}
          </select>
        </>
      )}
      <span className="grow">
        <CartToggle
          itemId={itemId}
          name={name}
          cart={cart}
          wanted={typed ? { quantity: quantity.trim(), unit } : undefined}
          problem={Number(quantity) >= 1 ? undefined : cartMessages.quantityInvalid}
          size="small"
          wide
        />
      </span>
    </div>
  )
}
