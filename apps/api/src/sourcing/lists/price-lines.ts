import type { PricedLine } from '@lohahaat/contract/sourcing/lists/priced-line'
import type { PricedList } from '@lohahaat/contract/sourcing/lists/price-list'
import type { AsideKind } from '@lohahaat/domain/catalogue/list-reader/chat/aside-kinds'
import { bestOffer, type SoldLine } from '@lohahaat/domain/sourcing/priced-list'
import type { Database } from '../../platform/db/db'
import { leafFinder } from '../../catalogue/tree/find-leaf'
import { listLeaves, type TreeLeaf } from '../../catalogue/tree/leaves.repository'
import { currentFees } from '../../ordering/fees/fees.repository'
import { toFees } from '../../ordering/fees/to-fees'
import { matchLine, type ReadLine } from '../list-reader/match-lines'
import { choicesOf } from './choices'
import { nearFinder } from './near-leaves'
import { findLowest, findOffers, listNames } from './offers.repository'
import { answerList, toSold } from './list-answer'
import { wantedItems } from './wanted-items'

/** A line to be priced. */
export interface LineToPrice extends ReadLine {
  aside: AsideKind | null
}

const MOST_NEAR = 3

/** Prices lines: the tree, the names and the offers are loaded once, however many lines there are. */
export async function priceLines(db: Database, lines: readonly LineToPrice[]): Promise<PricedList> {
  const leaves = await listLeaves(db)
  const findLeaf = leafFinder(leaves)
  const near = nearFinder(leaves)
  const leavesById = new Map(leaves.map((leaf) => [leaf.thicknessId, leaf]))
  const matched = lines.map(({ aside, ...read }) => {
    const line = matchLine(findLeaf, read)
    const leaf = aside === null && line.item ? (leavesById.get(line.item.thicknessId) ?? null) : null
    const isOpen = aside === null && !(line.certain && leaf)
    return { line, leaf, aside, choices: isOpen ? choicesOf(read, leaf, near) : [] }
  })
  const { makes, grades } = await listNames(db)
  const named = matched.flatMap(({ line, leaf }, place) => (leaf ? [{ line, leaf, place }] : []))
  const found = await findOffers(
    db,
    named.map(({ line, leaf }) => wantedItems(line, leaf.thicknessId, makes, grades)),
  )
  const offers = new Map(named.map(({ place }, at) => [place, found[at] ?? []]))
  const sold = matched.map(({ line }, place) => soldOf(line, offers.get(place) ?? []))
  const around = matched.map(({ leaf }, place) => (leaf && !sold[place] ? nearOf(leaf, near) : []))
  const lowest = await findLowest(db, [...new Set(around.flat().map(({ thicknessId }) => thicknessId))])
  const answered = matched.map(({ line, aside, choices }, place): PricedLine => ({
    ...line,
    aside,
    choices,
    offers: offers.get(place) ?? [],
    best: toSold(sold[place] ?? null),
    nearPipes: (around[place] ?? []).flatMap((leaf) => nearPipe(leaf, lowest)).slice(0, MOST_NEAR),
  }))
  return answerList(
    answered,
    sold.flatMap((line) => line ?? []),
    toFees(await currentFees(db)),
  )
}

/** Nothing is put into a cart that a person still has to look at. */
function soldOf({ certain, quantity, unit }: PricedLineRead, offers: PricedLine['offers']): SoldLine | null {
  if (!certain || quantity === null || unit === null) return null
  return bestOffer({ quantity, unit }, offers)
}

type PricedLineRead = Pick<PricedLine, 'certain' | 'quantity' | 'unit'>

const nearOf = (leaf: TreeLeaf, near: ReturnType<typeof nearFinder>) => [
  ...near.walls(leaf).slice(0, MOST_NEAR),
  ...near.sizes(leaf).slice(0, MOST_NEAR),
]

function nearPipe(
  { className, size, thickness, thicknessId }: TreeLeaf,
  lowest: Awaited<ReturnType<typeof findLowest>>,
) {
  const rate = lowest.get(thicknessId)
  return rate ? [{ className, size, thickness, ...rate }] : []
}
