import type { importStock } from '@lohahaat/contract/inventory/sheets/import-stock'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { CheckedChunk, RowError } from './check-rows'
import type { StockSheet } from './read-stock-sheet'

type Result = ResponseOf<typeof importStock>

const MOST_ERRORS = 500
/** Sorting now and then is cheaper than at each error. */
const ROOM = 10 * MOST_ERRORS

/** What an import does, added up chunk by chunk. */
export class ImportResult {
  errorCount = 0
  changed = 0
  #created = 0
  #unchanged = 0
  #errors: RowError[] = []

  add({ changes, unchanged, errors }: CheckedChunk) {
    this.changed += changes.length
    this.#created += changes.filter(({ before }) => before === null).length
    this.#unchanged += unchanged
    this.errorCount += errors.length
    this.#errors.push(...errors)
    if (this.#errors.length > ROOM) this.#errors = this.#firstErrors()
  }

  /** The first of the file, in whatever order its rows were checked. */
  #firstErrors = () => this.#errors.toSorted((one, other) => one.row - other.row).slice(0, MOST_ERRORS)

  answer({ rows, ignored }: StockSheet, waiting = 0): Result {
    return {
      rows: rows.length,
      created: this.#created,
      updated: this.changed - this.#created,
      unchanged: this.#unchanged,
      errorCount: this.errorCount,
      errors: this.#firstErrors(),
      ignored: [...ignored],
      ...(waiting > 0 && { waiting }),
    }
  }
}
