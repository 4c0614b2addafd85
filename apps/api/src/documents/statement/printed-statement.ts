import type { Statement } from '@lohahaat/contract/supply/statements/statement'

/** Everything the document shows. */
export interface PrintedStatement {
  statement: Statement
  /** Who buys from the supplier and sells to the buyer. */
  house: { name: string; address: string; gstNumber: string }
}
