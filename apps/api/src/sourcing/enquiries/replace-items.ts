import type { AskedItem } from '@lohahaat/contract/sourcing/enquiries/enquiry-item'
import type { Db } from '../../platform/db/db'
import { groupBy } from '../../platform/group-by'
import { Refusal } from '../../platform/refusal'
import { deleteItems, insertItems, listItems, updateItems, type NewItem } from './enquiry-items.repository'

/**
 * Items keep their ids through an edit, so that an earlier quote still shows its prices. An item without an id takes
 * the first stored one of the same size and thickness that no other item claims.
 */
export async function replaceItems(tx: Db, enquiryId: number, asked: readonly AskedItem[], items: readonly NewItem[]) {
  const left = new Map((await listItems(tx, enquiryId)).map(({ item }) => [item.id, item.thicknessId]))
  const named = asked.map(({ enquiryItemId }) => enquiryItemId ?? null)
  for (const id of named) if (id !== null && !left.delete(id)) throw new Refusal('enquiryChanged')
  const free = groupBy(left, ([, leaf]) => leaf)
  const kept = items.map((item, at) => named[at] ?? free.get(item.thicknessId)?.shift()?.[0])
  for (const id of kept) if (id) left.delete(id)

  await deleteItems(tx, enquiryId, [...left.keys()])
  await updateItems(
    tx,
    enquiryId,
    items.flatMap((item, at) => (kept[at] ? [{ ...item, id: kept[at] }] : [])),
  )
  await insertItems(
    tx,
    enquiryId,
    items.filter((_, at) => !kept[at]),
  )
}
