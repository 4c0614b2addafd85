import type { Stage } from '../stage'
import type { Table } from '../table'
import { changingLine } from '../works/cart'
import { reading } from '../works/catalogue'
import { compare, comparison } from './compare'
import { requireSameAnswers } from './same-answers'

/** Vendure's lists per second on such a machine, and the multiple of it that is our goal. */
const VENDURE_LISTS = 44
const TIMES_VENDURE = 30

/** The most frequent calls. */
export async function benchCalls(stage: Stage): Promise<Table> {
  const { yard } = stage
  await requireSameAnswers(stage, [...yard.filteredPages.slice(0, 5), ...yard.products.slice(0, 20)])
  return comparison('Calls against the ceiling, 20,000 items', [
    ...(await compare(stage, {
      what: 'filtered page of 24',
      work: reading(yard.filteredPages),
      leastPerSecond: TIMES_VENDURE * VENDURE_LISTS,
    })),
    ...(await compare(stage, { what: 'one product', work: reading(yard.products) })),
    ...(await compare(stage, { what: 'change a cart line', work: changingLine(yard.cartLines) })),
  ])
}
