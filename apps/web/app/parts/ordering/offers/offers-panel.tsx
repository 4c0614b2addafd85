import { useEffect, useRef } from 'react'
import { formatField } from '../../catalogue/rates/figures'
import { PipeSection } from '../../catalogue/section-drawing/pipe-section'
import { CloseIcon } from '../../../ui/icons'
import { OfferRows } from './offer-rows'
import { OffersFrame } from './offers-frame'
import type { OpenFieldProps } from './open-field'
import { SectionFacts } from './section-facts'
import { texts } from './texts'
import { useOffers } from './use-offers'

/** The offers of a field as a row of the table, with the drawing beside them. Escape closes it. */
export default function OffersPanel({ cell, filters, to, cart, onClose }: OpenFieldProps) {
  const loading = useOffers(filters, cell)
  const panel = useRef<HTMLElement>(null)
  const name = formatField(cell)
  const cheapest = loading.offers.state === 'loaded' ? loading.offers.items[0] : undefined
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  // Again when the offers have come: they are taller than what stood for them.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [loading.offers.state])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={texts.offersOf(name)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="grid scroll-mt-27 bg-card outline-none desk:grid-cols-[16rem_1fr]"
    >
      <div className="border-line bg-paper p-4 desk:border-r">
        <div className="flex items-center justify-between">
          <h2 className="text-lg">{name}</h2>
          <button
            type="button"
            aria-label={texts.close}
            onClick={onClose}
            className="grid size-9 cursor-pointer place-items-center rounded-box text-ink-soft hover:text-ink"
          >
            <CloseIcon />
          </button>
        </div>
        <PipeSection
          size={cell.size}
          thickness={cell.thickness}
          dimensions
          className="mx-auto my-2 h-34 text-steel max-desk:hidden"
        />
        <SectionFacts cell={cell} item={cheapest} />
      </div>
      <div className="min-w-0 overflow-x-auto px-4 py-2">
        <OffersFrame {...loading} to={to}>
          {({ items }) => <OfferRows items={items} cart={cart} />}
        </OffersFrame>
      </div>
    </section>
  )
}
