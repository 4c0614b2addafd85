import type { Item } from '@lohahaat/domain/catalogue/item'
import { Link } from 'react-router'
import { Availability } from '../../catalogue/product/availability'
import { formatPlainRate } from '../../catalogue/rates/figures'
import { AddFields } from '../add-line/add-fields'
import { useAddLine } from '../add-line/use-add-line'
import type { CartItems } from '../cart-toggle/use-cart-items'
import { texts } from './texts'

interface OfferRowsProps {
  items: readonly Item[]
  cart: CartItems
}

/** The offers of a field as a table on a desk. */
export function OfferRows({ items, cart }: OfferRowsProps) {
  const heads = [texts.make, texts.grade, texts.length, texts.stock, texts.delivery]
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-ink-soft">
        <tr className="*:border-b *:border-line *:py-2 *:pr-3 *:font-semibold">
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col" className="text-right">
            {texts.rate}
          </th>
          <th scope="col">{texts.quantity}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <OfferRow key={item.itemId} item={item} cart={cart} />
        ))}
      </tbody>
    </table>
  )
}

function OfferRow({ item, cart }: { item: Item; cart: CartItems }) {
  const line = useAddLine(item, cart)
  const { brandName, grade, length, available, delivery, price } = item
  return (
    <>
      <tr className="*:py-1.5 *:pr-3 not-last:*:border-b *:border-line">
        <th scope="row" className="font-semibold">
          <Link to={`/pipe/pipe/${item.itemId}`} className="hover:text-steel hover:underline">
            {brandName}
          </Link>
        </th>
        <td>{grade}</td>
        <td className="whitespace-nowrap">{texts.metres(length)}</td>
        <td className="whitespace-nowrap">
          <Availability available={available} />
        </td>
        <td>{delivery}</td>
        <td className="text-right font-semibold">{formatPlainRate(price)}</td>
        <td className="w-0 pr-0!">
          <AddFields line={line} />
        </td>
      </tr>
      {line.sums && (
        <tr>
          <td colSpan={7} className="pb-2 text-right text-ink-soft">
            {line.sums.sentence}
          </td>
        </tr>
      )}
    </>
  )
}
