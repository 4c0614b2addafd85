import { formatSection } from '../../catalogue/pipe-name'
import { toTons } from '../../catalogue/tons'
import type { Fees } from '../../ordering/cart'
import { formatRupees } from '../../platform/money'
import type { WrittenUnit } from '../../sourcing/asked-quantity'
import { type SoldLine, totalsOfList } from '../../sourcing/priced-list'
import { quantityText, rateText, tonsText } from './figures'
import { bold, type Message, numbered, plainWords } from './message'
import { texts } from './texts'

/** A line of a list: what it asks for, and from whom it is sold. */
export interface SharedLine {
  /** As it was written, for a line that was not understood. */
  line: string
  className: string | null
  size: string | null
  thickness: string | null
  quantity: number | null
  unit: WrittenUnit | null
  sold: (SoldLine & { offer: { brandName: string } }) | null
}

/** A list, with makes and prices where its owner wants that. */
export function listMessage(lines: readonly SharedLine[], fees: Fees, showsPrices: boolean): Message {
  const sold = lines.flatMap((line) => line.sold ?? [])
  const { total, grams } = totalsOfList(sold, fees)
  const amount = showsPrices ? [bold(texts.total(formatRupees(total)))] : []
  return {
    title: texts.list,
    facts: [],
    lines: numbered(lines.map((line) => describeLine(line, showsPrices))),
    totals: sold.length === 0 ? [] : [texts.weight(tonsText(toTons(grams))), ...amount],
  }
}

function describeLine(line: SharedLine, showsPrices: boolean): string {
  const { className, size, thickness, quantity, unit, sold } = line
  if (className === null || size === null || thickness === null) return plainWords(line.line)
  const asked = quantity === null ? '' : quantityText(quantity, unit ?? 'Pieces')
  const offer = sold ? `${plainWords(sold.offer.brandName)} ${rateText(sold.offer.price)}` : texts.onQuote
  return [bold(`${className} ${formatSection({ size, thickness })}`), asked, showsPrices ? offer : '']
    .filter(Boolean)
    .join(', ')
}
