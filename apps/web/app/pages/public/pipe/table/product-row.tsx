import type { Item } from '@lohahaat/domain/catalogue/item'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { numberFormat } from '@lohahaat/domain/platform/formats'
import { Link } from 'react-router'
import { formatPlainRate } from '../../../../parts/catalogue/rates/figures'
import { PipeSection } from '../../../../parts/catalogue/section-drawing/pipe-section'
import { AddFields } from '../../../../parts/ordering/add-line/add-fields'
import { useAddLine } from '../../../../parts/ordering/add-line/use-add-line'
import type { CartItems } from '../../../../parts/ordering/cart-toggle/use-cart-items'
import { texts } from './texts'

const kilograms = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 3 })
const tons = numberFormat({ minimumFractionDigits: 3, maximumFractionDigits: 3 })

interface ProductRowProps {
  item: Item
  to: string
  cart: CartItems
  withClass: boolean
  /** Rupees per MT at the buyer's place, or what stands instead; null without a place. */
  delivered: string | null
}

const cell = 'sm:h-10 sm:px-1.5 sm:border-t sm:border-line'
const wideOnly = `${cell} max-sm:hidden`
/** The rate stands at its right, in what it leaves free. */
const makeOnPhone = 'max-sm:col-start-1 max-sm:col-end-3 max-sm:row-start-1 max-sm:pr-36 max-sm:text-base'

/** On a phone: make and rate, size, then stock and what is to be added. */
export function ProductRow({ item, to, cart, withClass, delivered }: ProductRowProps) {
  const line = useAddLine(item, cart)
  const { brandName, className, grade, standard, weightPerPiece, delivery, price } = item
  return (
    <>
      <tr
        role="row"
        className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 border-t border-line px-3 py-2 first:border-t-0 sm:table-row sm:whitespace-nowrap sm:hover:bg-paper"
      >
        <th role="rowheader" scope="row" className={`${cell} font-semibold ${makeOnPhone}`}>
          <span className="flex items-center gap-2.5">
            <PipeSection {...item} className="size-6 shrink-0 text-steel max-sm:hidden" />
            {brandName}
          </span>
        </th>
        <td role="cell" className={`${cell} max-sm:col-span-2 max-sm:row-start-2`}>
          <Link to={to} className="font-semibold hover:text-steel hover:underline">
            {formatPipe(item)}
          </Link>
          {withClass && <span className="ml-2 text-ink-soft">{className}</span>}
        </td>
        <td role="cell" className={`${wideOnly} max-w-48 truncate text-ink-soft`}>
          {[grade, standard].filter(Boolean).join(' · ')}
        </td>
        <td role="cell" className={`${wideOnly} text-right`}>
          {weightPerPiece === null ? (
            <span className="text-ink-soft">{texts.byTheTon}</span>
          ) : (
            kilograms(weightPerPiece)
          )}
        </td>
        <td role="cell" className={`${cell} text-right max-sm:row-start-3 max-sm:text-left`}>
          <Stock available={item.available} />
          {item.backOn && <span className="block text-sm text-ink-soft sm:hidden">{delivery}</span>}
        </td>
        <td
          role="cell"
          className={`${wideOnly} max-w-26 py-1 text-right leading-4 text-balance whitespace-normal text-ink-soft`}
        >
          {delivery}
        </td>
        <td
          role="cell"
          className={`${cell} text-right font-semibold max-sm:col-start-2 max-sm:row-start-1 max-sm:text-base`}
        >
          <span className="sm:hidden">{texts.rupees}</span>
          {formatPlainRate(price)}
          <span className="text-sm font-normal text-ink-soft sm:hidden">{texts.perTon}</span>
          {delivered && (
            <span className="block text-sm font-normal text-ink-soft sm:hidden">{texts.deliveredAbout(delivered)}</span>
          )}
        </td>
        {delivered !== null && (
          <td role="cell" className={`${wideOnly} text-right text-ink-soft`}>
            {delivered}
          </td>
        )}
        <td role="cell" className={`${cell} sm:w-0 max-sm:row-start-3`}>
          <AddFields line={line} />
        </td>
      </tr>
      {line.sums && (
        <tr role="row" className="block sm:table-row">
          <td
            role="cell"
            colSpan={delivered === null ? 8 : 9}
            className="block px-3 pb-2 text-right text-ink-soft sm:table-cell sm:px-2"
          >
            {line.sums.sentence}
          </td>
        </tr>
      )}
    </>
  )
}

/** Tons; the unit is in the heading. */
function Stock({ available }: { available: number | null }) {
  if (available === null) return <span className="text-ink-soft">{texts.onOrder}</span>
  if (available <= 0) return <span className="text-red">{texts.outOfStock}</span>
  return (
    <span className="text-green">
      {tons(available)}
      <span className="sm:hidden">{texts.tons}</span>
    </span>
  )
}
