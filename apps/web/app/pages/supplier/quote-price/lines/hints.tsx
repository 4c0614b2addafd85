import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { PriceUnit } from '@lohahaat/domain/catalogue/price-unit'
import { nameEnquiryItem } from '../../../../parts/sourcing/quote/enquiry-pipe'
import { groupMoney } from '../../../../ui/fields/money-text'
import { texts } from '../texts'
import type { LineProps } from './line-props'
import { unitsOf } from './line-values'

interface HintsProps extends LineProps {
  /** What the buyer asked this line to cost, per the unit of the earlier price. */
  target: number | null
  /** A line below has no price yet. */
  fillsBelow: boolean
}

/** What helps to price a line: the buyer's target, the party's last price and today's catalogue rate. A press takes it. */
export function Hints({ item, line, sheet, target, fillsBelow }: HintsProps) {
  const { enquiryItemId: id, lastPrice, catalogueRate, offer } = item
  const takesTons = unitsOf(item).includes('Ton')
  const name = nameEnquiryItem(item)
  const take = (price: number, unit: PriceUnit) => sheet.change(id, { price: groupMoney(String(price)), unit })
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3 text-sm">
      {target !== null && offer && (
        <Hint label={texts.hints.takeFor(name)} onTake={() => take(target, offer.priceUnit)}>
          {texts.hints.target(formatRupees(rupees(target)), texts.items.units[offer.priceUnit])}
        </Hint>
      )}
      {lastPrice && takesTons && (
        <Hint label={texts.hints.takeFor(name)} onTake={() => take(lastPrice.pricePerTon, 'Ton')}>
          {texts.hints.last(formatRupees(rupees(lastPrice.pricePerTon)))}
        </Hint>
      )}
      {catalogueRate && takesTons && (
        <Hint label={texts.hints.takeFor(name)} onTake={() => take(catalogueRate.price, 'Ton')}>
          {texts.hints.catalogue(formatRupees(rupees(catalogueRate.price)), catalogueRate.make)}
        </Hint>
      )}
      {line.price !== '' && !line.notOffered && fillsBelow && (
        <Hint label={texts.hints.fillDownFrom(name)} onTake={() => sheet.fillFrom(id)}>
          {texts.hints.fillDown}
        </Hint>
      )}
    </ul>
  )
}

interface HintProps {
  label: string
  onTake: () => void
  children: string
}

const Hint = ({ label, onTake, children }: HintProps) => (
  <li>
    <button
      type="button"
      onClick={onTake}
      className="min-h-8 cursor-pointer text-left font-medium text-steel underline-offset-4 hover:underline max-sm:min-h-11"
    >
      {children}
      <span className="sr-only"> {label}</span>
    </button>
  </li>
)
