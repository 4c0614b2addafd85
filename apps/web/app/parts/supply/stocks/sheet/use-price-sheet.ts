import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { readPasted } from '@lohahaat/domain/inventory/price-sheet/pasted-column'
import { farMoves } from '@lohahaat/domain/inventory/price-sheet/price-moves'
import { rupees } from '@lohahaat/domain/platform/money'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, errorText } from '../../../../api/api-error'
import { browserApi } from '../../../../api/browser-api'
import { useConfirm } from '../../../../ui/messages/confirm'
import { showToast } from '../../../../ui/messages/toast-store'
import { useStockDesk } from '../../stock-desk'
import { texts } from '../texts'
import { readPrice } from './read-price'
import { doneWords, farQuestion, type NewPrice } from './sheet-words'
import {
  leaveOut,
  openSheet,
  pasteInto,
  presentRows,
  reopenSheet,
  type SheetState,
  without,
  withText,
  wrongIn,
} from './sheet-state'
import type { Undo } from './use-undo'

export type PriceSheet = ReturnType<typeof usePriceSheet>
type Outcome = 'saved' | 'declined' | 'refused'

/** The prices of a page of the list as a sheet: typed and pasted prices, and saving them. */
export function usePriceSheet(loaded: readonly StockItem[], { remember }: Pick<Undo, 'remember'>) {
  const { calls } = useStockDesk()
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [sheet, setSheet] = useState(() => openSheet(loaded))
  if (sheet.rows !== loaded) setSheet(reopenSheet(sheet, loaded))
  const rows = presentRows(sheet)

  const change = (changed: (now: SheetState) => Partial<SheetState>) => setSheet((now) => ({ ...now, ...changed(now) }))
  const mark = (ids: readonly number[], problem: string | null) =>
    change(({ problems }) => ({
      problems:
        problem === null ? without(problems, ids) : ids.reduce((all, id) => withText(all, id, problem), problems),
    }))

  /** All of them in one call, all or none. */
  async function save(asked: readonly NewPrice[]): Promise<Outcome> {
    const prices = asked.filter(({ item, price }) => price !== item.price)
    const ids = prices.map(({ item }) => item.itemId)
    mark(ids, null)
    if (prices.length === 0) return 'saved'
    const far = farMoves(prices.map((each) => ({ ...each, old: rupees(each.item.price), new: rupees(each.price) })))
    if (far.length > 0 && !(await confirm(farQuestion(far, prices.length)))) return 'declined'
    change(({ busy }) => ({ busy: new Set([...busy, ...ids]) }))
    try {
      const answer = await browserApi.send(calls.setPrices, {
        prices: prices.map(({ item: { itemId, price: oldPrice }, price }) => ({ itemId, oldPrice, price })),
        confirmed: far.length > 0,
      })
      change(({ saved }) => ({ saved: new Map([...saved, ...answer.prices.map((row) => [row.itemId, row] as const)]) }))
      if (answer.waiting) showToast(texts.pricesWait(answer.waiting))
      if (answer.changeId !== null) remember({ changeId: answer.changeId, words: doneWords(prices) })
      return 'saved'
    } catch (error) {
      if (prices.length === 1) mark(ids, errorText(error))
      else showToast(errorText(error), 'error')
      // Somebody else has changed a price: show it.
      if (error instanceof ApiError && error.status === 400) void revalidate()
      return 'refused'
    } finally {
      change(({ busy }) => ({ busy: new Set([...busy].filter((id) => !ids.includes(id))) }))
    }
  }

  /** Resolves to whether the cell shows its price again, rather than what was typed. */
  async function commit(item: StockItem, text: string): Promise<boolean> {
    if (sheet.pasted.has(item.itemId)) {
      change(({ pasted }) => ({ pasted: withText(pasted, item.itemId, text) }))
      return true
    }
    const { price, problem } = readPrice(text)
    if (problem !== undefined) mark([item.itemId], problem)
    return price !== undefined && (await save([{ item, price }])) !== 'refused'
  }

  async function savePasted({ pasted }: Pick<SheetState, 'pasted'> = sheet) {
    const prices = rows.flatMap((item) => {
      const { price } = readPrice(pasted.get(item.itemId) ?? '')
      return price === undefined ? [] : [{ item, price }]
    })
    if ((await save(prices)) === 'saved') setSheet((now) => leaveOut(now, [...pasted.keys()]))
  }

  /** Whether the text is more than one cell takes. A column of prices is saved at once; anything else waits for a look. */
  function paste(item: StockItem, text: string): boolean {
    const read = readPasted(text)
    if ('columns' in read) showToast(texts.sheet.oneColumn(read.columns), 'error')
    if (!('cells' in read)) return true
    if (read.cells.length === 1) return false
    const next = pasteInto(
      sheet,
      rows.findIndex(({ itemId }) => itemId === item.itemId),
      read.cells,
    )
    setSheet(next)
    if (wrongIn(next).length === 0 && next.leftOver === 0) void savePasted(next)
    return true
  }

  return {
    rows,
    pasted: sheet.pasted,
    leftOver: sheet.leftOver,
    wrong: wrongIn(sheet),
    isBusy: (id: number) => sheet.busy.has(id),
    isSavingPaste: [...sheet.pasted.keys()].some((id) => sheet.busy.has(id)),
    problemOf: (id: number) => sheet.problems.get(id) ?? pastedProblem(sheet, id),
    unmark: (id: number) => mark([id], null),
    commit,
    paste,
    savePasted: () => savePasted(),
    leaveOut: (ids: readonly number[]) => setSheet((now) => leaveOut(now, ids)),
  }
}

function pastedProblem({ pasted }: SheetState, id: number) {
  const text = pasted.get(id)
  return text === undefined ? undefined : readPrice(text).problem
}
