import type {
  changeKeptList as changeKeptListCall,
  fetchKeptLists,
  keepList as keepListCall,
} from '@lohahaat/contract/sourcing/lists/kept-lists'
import { keepList as keepCall } from '@lohahaat/contract/sourcing/lists/kept-lists'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { lockBuyer } from '../../ordering/cart/cart.repository'
import type { Database } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { Refusal } from '../../platform/refusal'
import { countLists, deleteList, findList, insertList, pageOfLists, updateList } from './kept-lists.repository'

const MOST_LISTS = 100

type Head = Awaited<ReturnType<typeof insertList>>

const toHead = ({ updatedAt, ...head }: Head) => ({ ...head, updatedAt: updatedAt.toISOString() })

/** Keeps a list by its name. A repeat with the same key keeps no other. */
export const keepList = (
  db: Database,
  { userId, companyId, at }: Actor,
  list: ParsedInputOf<typeof keepListCall>,
  key: string | undefined,
) =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, userId)
    const { answer } = await doOnce(tx, { userId, call: `POST ${keepCall.path}`, key }, at, async () => {
      if ((await countLists(tx, companyId)) >= MOST_LISTS) throw new Refusal('tooManyLists', MOST_LISTS)
      return toHead(await insertList(tx, { ...list, ownerId: userId, at }))
    })
    return answer
  })

export async function listKept(
  db: Database,
  { companyId, at }: Actor,
  { page, pageSize }: ParsedInputOf<typeof fetchKeptLists>,
) {
  const paging = { ...(page && { page }), ...(pageSize && { pageSize }) }
  const { rows, total } = await pageOfLists(db, companyId, at, paging)
  return {
    total,
    rows: rows.map(({ endsAt, showsPrices, ...head }) => ({
      ...toHead(head),
      link: endsAt && { endsAt: endsAt.toISOString(), showsPrices: showsPrices === true },
    })),
  }
}

/** One list, or none where it isn't the company's. */
export async function loadKept(db: Database, { companyId }: Actor, listId: number) {
  const found = await findList(db, listId, companyId)
  return found ? [{ ...toHead(found), lines: found.lines }] : []
}

/** Gives a list another name, and other lines where there are any. */
export async function changeKept(
  db: Database,
  { companyId, at }: Actor,
  { listId, name, lines }: ParsedInputOf<typeof changeKeptListCall>,
) {
  const changed = await updateList(db, { listId, companyId, name, lines, at })
  if (!changed) throw new Refusal('unknownRecord')
  return toHead(changed)
}

export async function deleteKept(db: Database, { companyId }: Actor, listId: number) {
  if (!(await deleteList(db, listId, companyId))) throw new Refusal('unknownRecord')
  return { success: true } as const
}
