import type { PricedLine } from '@lohahaat/contract/sourcing/lists/priced-line'
import type { PricedList } from '@lohahaat/contract/sourcing/lists/price-list'
import type { KeptLine, KeptListHead } from '@lohahaat/contract/sourcing/lists/kept-list'

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

/** The list as its owner has looked through it. */
export const checkAll = (list: ListState): ListState => ({
  ...list,
  lines: list.lines.map((line) => ({ ...line, fromPhoto: false })),
})
