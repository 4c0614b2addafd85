import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { fillDown } from '@lohahaat/domain/inventory/price-sheet/pasted-column'
import { readPrice } from './read-price'

/** The prices of one page of the list, by the ids of their items. */
export interface SheetState {
  /** As they were loaded. */
  rows: readonly StockItem[]
  /** What was saved since. The list is not loaded again for it, so that no row moves away under the cursor. */
  saved: ReadonlyMap<number, Pick<StockItem, 'price' | 'updatedAt'>>
  /** What was pasted and waits to be mended or saved. */
  pasted: ReadonlyMap<number, string>
  /** How many pasted cells found no row. */
  leftOver: number
  problems: ReadonlyMap<number, string>
  busy: ReadonlySet<number>
}

export const openSheet = (rows: readonly StockItem[]): SheetState => ({
  rows,
  saved: new Map(),
  pasted: new Map(),
  leftOver: 0,
  problems: new Map(),
  busy: new Set(),
})

/** For rows that were loaded again: what still waits in one of them stays. */
export function reopenSheet({ pasted, problems, leftOver }: SheetState, rows: readonly StockItem[]): SheetState {
  const ids = new Set(rows.map(({ itemId }) => itemId))
  const kept = (texts: ReadonlyMap<number, string>) => new Map([...texts].filter(([id]) => ids.has(id)))
  const waiting = kept(pasted)
  return {
    ...openSheet(rows),
    pasted: waiting,
    leftOver: waiting.size === 0 ? 0 : leftOver,
    problems: kept(problems),
  }
}

export const presentRows = ({ rows, saved }: SheetState) => rows.map((row) => ({ ...row, ...saved.get(row.itemId) }))

export function pasteInto(sheet: SheetState, place: number, cells: readonly string[]): SheetState {
  const { filled, leftOver } = fillDown(sheet.rows, place, cells)
  return { ...sheet, pasted: new Map(filled.map(({ row, text }) => [row.itemId, text])), leftOver, problems: new Map() }
}

/** The items whose pasted text is no price. */
export const wrongIn = ({ pasted }: Pick<SheetState, 'pasted'>) =>
  [...pasted].filter(([, text]) => readPrice(text).price === undefined).map(([id]) => id)

export const leaveOut = (sheet: SheetState, ids: readonly number[]): SheetState => {
  const pasted = without(sheet.pasted, ids)
  return { ...sheet, pasted, leftOver: pasted.size === 0 ? 0 : sheet.leftOver, problems: without(sheet.problems, ids) }
}

export const withText = (texts: ReadonlyMap<number, string>, id: number, text: string) => new Map(texts).set(id, text)

export const without = (texts: ReadonlyMap<number, string>, ids: readonly number[]) =>
  new Map([...texts].filter(([id]) => !ids.includes(id)))
