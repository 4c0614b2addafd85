import type { Item } from '@lohahaat/domain/catalogue/item'
import { useEffect, useRef, useState } from 'react'
import { Availability } from '../../catalogue/product/availability'
import { formatField, formatPlainRate } from '../../catalogue/rates/figures'
import { PipeSection } from '../../catalogue/section-drawing/pipe-section'
import { CloseIcon } from '../../../ui/icons'
import { AddFields } from '../add-line/add-fields'
import { useAddLine } from '../add-line/use-add-line'
import type { CartItems } from '../cart-toggle/use-cart-items'
import { OffersFrame } from './offers-frame'
import type { OpenFieldProps } from './open-field'
import { SectionFacts } from './section-facts'
import { texts } from './texts'
import { useOffers } from './use-offers'

/** The offers of a field on a phone: one is chosen, and quantity and button stay within reach of a thumb. */
export default function OffersSheet({ cell, filters, to, cart, onClose }: OpenFieldProps) {
  const loading = useOffers(filters, cell)
  const sheet = useRef<HTMLDialogElement>(null)
  const [chosenId, setChosenId] = useState(0)
  const items = loading.offers.state === 'loaded' ? loading.offers.items : []
  const chosen = items.find(({ itemId }) => itemId === chosenId) ?? items[0]
  const name = formatField(cell)
  useEffect(() => sheet.current?.showModal(), [])
  return (
    <dialog
      ref={sheet}
      aria-label={texts.offersOf(name)}
      onClose={onClose}
      className="mt-auto mb-0 max-h-[85dvh] w-full max-w-none flex-col rounded-t-xl bg-card text-ink open:flex"
    >
      <div className="flex gap-3 p-4 pb-2">
        <PipeSection size={cell.size} thickness={cell.thickness} className="h-20 shrink-0 text-steel" />
        <div className="min-w-0 grow">
          <div className="flex items-center justify-between">
            <h2 className="text-lg">{name}</h2>
            <button
              type="button"
              aria-label={texts.close}
              onClick={() => sheet.current?.close()}
              className="-mt-2 -mr-2 grid size-11 cursor-pointer place-items-center text-ink-soft"
            >
              <CloseIcon />
            </button>
          </div>
          <SectionFacts cell={cell} item={chosen} />
        </div>
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-4">
        <OffersFrame {...loading} to={to}>
          {() => <Choices items={items} chosen={chosen} onChoose={setChosenId} />}
        </OffersFrame>
      </div>
      {chosen && <AddBar item={chosen} cart={cart} />}
    </dialog>
  )
}

interface ChoicesProps {
  items: readonly Item[]
  chosen: Item | undefined
  onChoose: (itemId: number) => void
}

function Choices({ items, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="flex w-full justify-between border-b border-line py-2 text-sm font-semibold text-ink-soft">
        <span>{texts.makeStockDelivery}</span>
        <span>{texts.rate}</span>
      </legend>
      {items.map((item) => (
        <label key={item.itemId} className="flex items-center gap-3 border-b border-line py-2.5">
          <input
            type="radio"
            name="offer"
            checked={item === chosen}
            onChange={() => onChoose(item.itemId)}
            className="size-5 shrink-0 accent-steel"
          />
          <span className="min-w-0 grow">
            <span className="block font-semibold">{item.brandName}</span>
            <span className="block text-sm text-ink-soft">
              {[item.grade, texts.metres(item.length)].filter(Boolean).join(' · ')} ·{' '}
              <Availability available={item.available} /> · {item.delivery}
            </span>
          </span>
          <span className="font-semibold">{formatPlainRate(item.price)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function AddBar({ item, cart }: { item: Item; cart: CartItems }) {
  const line = useAddLine(item, cart)
  return (
    <div className="shrink-0 border-t border-line p-4 pt-3">
      <AddFields line={line} isAlone />
      <p aria-live="polite" className="mt-2 min-h-5 text-sm text-ink-soft">
        {line.sums?.sentence}
      </p>
    </div>
  )
}
