import { count, sql } from 'drizzle-orm'
import { isOneOf } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { enquiryItems } from '../../db/tables/sourcing/enquiry-items'
import { gramsOfItems } from './enquiry-items.repository'

interface Measures {
  itemCount: number
  grams: bigint
}

type Measured = Pick<typeof enquiries.$inferSelect, 'id' | 'revision' | 'itemCount' | 'grams' | 'measuredRevision'>

/** Stores the number and weight of an enquiry's items; the last step of every change to its items. */
export const storeMeasures = (db: Db, enquiryId: number) =>
  db.execute(sql`
    update ${enquiries} set item_count = measured.items, grams = measured.grams, measured_revision = revision
    from (select count(*) as items, coalesce(${gramsOfItems}, 0) as grams from ${enquiryItems}
      where ${enquiryItems.enquiryId} = ${enquiryId}) measured
    where ${enquiries.id} = ${enquiryId}`)

/** By enquiry id. Sums up only where nothing is stored for the revision, as for enquiries of earlier versions. */
export async function findMeasures(db: Db, found: readonly Measured[]): Promise<Map<number, Measures>> {
  const unmeasured = found.filter((row) => row.measuredRevision !== row.revision).map(({ id }) => id)
  const added = unmeasured.length === 0 ? [] : await addUpItems(db, unmeasured)
  return new Map([
    ...found.map(({ id, itemCount, grams }) => [id, { itemCount: itemCount ?? 0, grams: grams ?? 0n }] as const),
    ...unmeasured.map((id) => [id, { itemCount: 0, grams: 0n }] as const),
    ...added.map(({ enquiryId, ...measures }) => [enquiryId, measures] as const),
  ])
}

const addUpItems = (db: Db, enquiryIds: readonly number[]) =>
  db
    .select({ enquiryId: enquiryItems.enquiryId, itemCount: count(), grams: gramsOfItems })
    .from(enquiryItems)
    .where(isOneOf(enquiryItems.enquiryId, enquiryIds))
    .groupBy(enquiryItems.enquiryId)
