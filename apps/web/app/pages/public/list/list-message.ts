import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { totalsOfList } from '@lohahaat/domain/sourcing/priced-list'
import { formatRate } from '../../../parts/catalogue/product/rate'
import { formatWeight } from '../../../parts/platform/format'
import { soldLines, soldOf, stateOf } from './list-lines'
import type { ListState, ShownLine } from './list-state'
import { texts } from './texts'

/** Longer addresses are cut on the way. */
const LONGEST_URL = 2000

/** The list as a message: what each line asks for, from whom and at which rate, and what it comes to. */
export function listMessage(list: ListState): string {
  const sold = soldLines(list)
  const lines = list.lines.filter((line) => stateOf(line) !== 'aside').map(describeLine)
  if (sold.length === 0) return lines.join('\n')
  const { total, grams } = totalsOfList(sold, list.fees)
  return [...lines, texts.messageTotal(formatRupees(total), formatWeight(grams))].join('\n')
}

function describeLine(line: ShownLine): string {
  const { className, size, thickness, quantity, unit } = line
  if (className === null || size === null || thickness === null) return line.line
  const pipe = `${className} ${formatSection({ size, thickness })}`
  const asked = quantity === null ? '' : `${quantity} ${texts.units[unit ?? 'Pieces']}`
  const sold = soldOf(line)
  const offer = sold ? `${sold.offer.brandName} ${texts.perTon(formatRate(sold.offer.price))}` : texts.onQuote
  return [pipe, asked, offer].filter(Boolean).join(', ')
}

/** Opens the chat with the message; null where it is too long for an address. */
export function messageLink(message: string): string | null {
  const link = `https://wa.me/?text=${encodeURIComponent(message)}`
  return link.length <= LONGEST_URL ? link : null
}
