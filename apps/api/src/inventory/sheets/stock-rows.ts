import type { SheetField } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { readHeader, type SheetHeader } from '@lohahaat/contract/inventory/sheets/stock-sheet-header'
import type { SheetRow } from '../../platform/spreadsheets/read-rows'

export interface StockRow {
  row: number
  /** The cells that are not empty. */
  cells: Partial<Record<SheetField, string>>
}

/** Some sheets have a title above the header. */
export const ROWS_ABOVE = 10
const MAX_ID = 2_147_483_647

/** The id that a cell names, if it can be one. */
export function idIn(cell = ''): number | null {
  const id = /^\d{1,10}$/.test(cell) ? Number(cell) : 0
  return id > 0 && id <= MAX_ID ? id : null
}

/**
 * The rows of a long sheet, each as one text until its turn comes: 100,000 rows as objects are 150 MB, which the garbage
 * collector passes again and again.
 */
export class StockRows {
  header: SheetHeader = readHeader([])
  /** Whether each row names an item. */
  hasOnlyIds = true
  #hasHeader = false
  #texts: string[] = []
  #ids: number[] = []

  get length() {
    return this.#texts.length
  }

  /** The next rows of the file; the header is among the first. */
  add(part: readonly SheetRow[]) {
    for (const { row, cells } of this.#hasHeader ? part : this.#belowHeader(part)) {
      const named = cells[this.header.places.get('itemId') ?? NaN]
      this.hasOnlyIds &&= Boolean(named)
      this.#texts.push(JSON.stringify([row, ...cells]))
      this.#ids.push(idIn(named) ?? MAX_ID)
    }
  }

  #belowHeader(part: readonly SheetRow[]) {
    const knows = ({ cells }: SheetRow) => readHeader(cells).places.size > 1
    const top = Math.max(0, part.slice(0, ROWS_ABOVE).findIndex(knows))
    this.header = readHeader(part[top]?.cells ?? [])
    this.#hasHeader = true
    return part.slice(top + 1)
  }

  *inChunks(size: number, order = [...this.#texts.keys()]): Generator<StockRow[]> {
    for (let start = 0; start < order.length; start += size)
      yield order.slice(start, start + size).map((place) => this.#read(place))
  }

  /** New items come last, twins in the order of the file. */
  inOrderOfIds = (): number[] =>
    [...this.#texts.keys()].sort((one, other) => (this.#ids[one] ?? 0) - (this.#ids[other] ?? 0))

  #read(place: number): StockRow {
    const [row, ...cells] = JSON.parse(this.#texts[place] ?? '') as [number, ...string[]]
    const filled: StockRow['cells'] = {}
    for (const [field, at] of this.header.places) {
      const cell = cells[at]
      if (cell) filled[field] = cell
    }
    return { row, cells: filled }
  }
}
