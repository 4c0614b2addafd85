import type { ListChoice, ListOffer, NearPipe, PricedLine } from '@lohahaat/contract/sourcing/lists/priced-line'
import type { PricedList } from '@lohahaat/contract/sourcing/lists/price-list'
import type { KeptLine, KeptListHead } from '@lohahaat/contract/sourcing/lists/kept-list'
import type { GivenLine } from '@lohahaat/contract/sourcing/lists/given-line'
import { MOST_OF_REMARK } from '@lohahaat/contract/sourcing/enquiries/enquiry-item'
import type { AsideKind } from '@lohahaat/domain/catalogue/list-reader/chat/aside-words'
import { askedQuantity } from '@lohahaat/domain/sourcing/asked-quantity'
import { bestOffer, sellLine, type SoldLine, toKilograms, type Wanted } from '@lohahaat/domain/sourcing/priced-list'
import { tidyLine } from '../../../parts/sourcing/enquiry/tidy-line'

/** A line on the screen: as it was priced, with what its owner made of it since. */
export interface ShownLine extends PricedLine {
  /** Stays while the line is priced anew. */
  id: number
  /** An offer that was picked instead of the best. */
  picked: number | null
  /** The owner leaves it out. */
  isLeftOut: boolean
  /** The enquiry in which suppliers are asked for it. */
  enquiry: { enquiryId: number; leadId: string } | null
  /** What it was priced with when the list was kept. */
  before: KeptLine['priced']
}

export interface ListState {
  lines: readonly ShownLine[]
  fees: PricedList['fees']
  /** The kept list that it came from. */
  kept?: Pick<KeptListHead, 'listId' | 'name'>
}

export type LineState = 'aside' | 'doubt' | 'quantity' | 'priced' | 'ask' | 'asked'

const shown = (line: PricedLine, id: number): ShownLine => ({
  ...line,
  id,
  picked: null,
  isLeftOut: false,
  enquiry: null,
  before: null,
})

export const startList = ({ lines, fees }: PricedList): ListState => ({ lines: lines.map(shown), fees })

/** A kept list priced anew: what was picked then stays picked while it is sold. */
export const startKept = ({ lines, fees }: PricedList, kept: readonly KeptLine[]): ListState => ({
  fees,
  lines: lines.map((line, place) => {
    const before = kept[place]?.priced ?? null
    const isSold = line.offers.some(({ itemId }) => itemId === before?.itemId)
    return { ...shown(line, place), before, picked: isSold && before ? before.itemId : null }
  }),
})

/** What a line waits for, if for anything. */
export function stateOf(line: ShownLine): LineState {
  if (line.aside !== null || line.isLeftOut) return 'aside'
  if (!line.certain || line.item === null) return 'doubt'
  if (wantedOf(line) === null) return 'quantity'
  if (soldOf(line)) return 'priced'
  return line.enquiry ? 'asked' : 'ask'
}

const wantedOf = ({ quantity, unit }: ShownLine): Wanted | null =>
  quantity === null || quantity <= 0 || unit === null ? null : { quantity, unit }

/** The line from the offer that was picked, else from the best. */
export function soldOf(line: ShownLine): SoldLine<ListOffer> | null {
  const wanted = wantedOf(line)
  if (!wanted || !line.certain || line.aside !== null || line.isLeftOut) return null
  const picked = line.offers.find(({ itemId }) => itemId === line.picked)
  return picked ? sellLine(wanted, picked) : bestOffer(wanted, line.offers)
}

/** What a line comes to from any of its offers. */
export const soldFrom = (line: ShownLine, offer: ListOffer) => {
  const wanted = wantedOf(line)
  return wanted && sellLine(wanted, offer)
}

export const soldLines = ({ lines }: ListState) => lines.flatMap((line) => soldOf(line) ?? [])

export const linesIn = ({ lines }: ListState, state: LineState) => lines.filter((line) => stateOf(line) === state)

export const changeLine = (list: ListState, id: number, change: Partial<ShownLine>): ListState => ({
  ...list,
  lines: list.lines.map((line) => (line.id === id ? { ...line, ...change } : line)),
})

/** A line that was priced anew takes the place of the one before. */
export const replaceLine = (list: ListState, id: number, { lines, fees }: PricedList): ListState => ({
  ...list,
  fees,
  lines: list.lines.flatMap((line) => (line.id === id ? lines.map((priced) => shown(priced, id)) : [line])),
})

/** Whether something was read from a photo that nobody has said to have checked. */
export const isUnchecked = ({ lines }: ListState) => lines.some((line) => line.fromPhoto && stateOf(line) !== 'aside')

/** The list as its owner has looked through it. */
export const checkAll = (list: ListState): ListState => ({
  ...list,
  lines: list.lines.map((line) => ({ ...line, fromPhoto: false })),
})

/** A line with what a person made of it, to be priced anew. */
export function givenAs(line: ShownLine, instead: ListChoice | NearPipe | object = {}): GivenLine {
  const { className, size, thickness, length, quantity, unit, grade, make } = { ...line, ...instead }
  return {
    line: line.line,
    understood: { className, size, thickness, length, quantity, unit, grade, make },
    isLine: true,
  }
}

/** What is asked of suppliers, as an enquiry takes it, each line with the wishes of the whole list. */
export const askedItems = (lines: readonly ShownLine[], list: ListState) =>
  lines.flatMap((line) => {
    const wanted = wantedOf(line)
    const asked = wanted && askedQuantity({ ...wanted, length: line.length })
    if (!line.item || !asked) return []
    const { departmentId: _, ...ids } = line.item
    const { length, line: asWritten, make, grade } = line
    const { quantity, unit: quantityUnit } = asked
    return [{ ...ids, quantity, quantityUnit, length, asWritten, make, grade, remark: wishesIn(list) }]
  })

const wishes: readonly AsideKind[] = ['urgent', 'place', 'date']

/** Where and when it has to be delivered, as the list says it besides its pipes. */
function wishesIn({ lines }: ListState): string | null {
  const said = lines.filter(({ aside }) => aside !== null && wishes.includes(aside))
  return tidyLine(said.map(({ line }) => line.trim()).join('; '), MOST_OF_REMARK) || null
}

/** The list as it is kept: what asks for nothing is left behind, and what is unclear is read again. */
export const keptLines = ({ lines }: ListState): KeptLine[] =>
  lines
    .filter((line) => stateOf(line) !== 'aside')
    .map((line) => {
      const sold = soldOf(line)
      const { understood, ...given } = givenAs(line)
      return {
        ...given,
        ...(line.certain && { understood }),
        ...(line.fromPhoto && { fromPhoto: true }),
        priced: sold && {
          itemId: sold.offer.itemId,
          brandName: sold.offer.brandName,
          price: sold.offer.price,
          quantity: Number(sold.quantity),
          unit: sold.unit,
          weight: toKilograms(sold.grams),
        },
      }
    })
