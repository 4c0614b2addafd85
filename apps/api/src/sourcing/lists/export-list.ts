import type { KeptLine } from '@lohahaat/contract/sourcing/lists/kept-list'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { countOrRefuse } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import { type Cell, writeXlsx } from '../../platform/spreadsheets/write-sheet'
import { Refusal } from '../../platform/refusal'
import { findList } from './kept-lists.repository'
import { texts } from './texts'

type Column = [title: string, cell: (line: KeptLine) => Cell]

const columns = (): Column[] => [
  [texts.asWritten, ({ line }) => line],
  [texts.className, ({ understood }) => understood?.className ?? null],
  [texts.size, ({ understood }) => understood?.size ?? null],
  [texts.thickness, ({ understood }) => understood?.thickness ?? null],
  [texts.length, ({ understood }) => understood?.length ?? null],
  [texts.quantity, ({ understood }) => understood?.quantity ?? null],
  [texts.unit, ({ understood }) => understood?.unit ?? null],
  [texts.make, ({ priced }) => priced?.brandName ?? null],
  [texts.price, ({ priced }) => priced?.price ?? null],
  [texts.weight, ({ priced }) => priced?.weight ?? null],
]

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A kept list as a sheet, one row for each line. */
export async function exportList({ db, limits }: Pick<Services, 'db' | 'limits'>, actor: Actor, listId: number) {
  const { userId, companyId, at } = actor
  await countOrRefuse(limits.exportsPerUser, 'exports', userId)
  const list = await findList(db, listId, companyId)
  if (!list) throw new Refusal('unknownRecord')
  const cells = columns()
  const bytes = await writeXlsx(
    cells.map(([title]) => title),
    list.lines.map((line) => cells.map(([, cell]) => cell(line))),
  )
  return { name: `lohahaat-list-${listId}-${istDay(at)}.xlsx`, mediaType, bytes: new Uint8Array(bytes) }
}
