import type { PriceUnit } from '@lohahaat/domain/catalogue/price-unit'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

interface UnitPriceProps {
  /** Rupees as in the contract. */
  price: number
  /** What the price is for. */
  unit: PriceUnit
}

export function UnitPrice({ price, unit }: UnitPriceProps) {
  return (
    <Sentence
      text={texts.unitPrice[unit](formatRupees(rupees(price)))}
      marks={{ unit: (words) => <span className="font-normal text-ink-soft">{words}</span> }}
    />
  )
}
