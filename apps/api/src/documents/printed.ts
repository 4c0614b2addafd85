import type { PrintedAccount } from './account/printed-account'
import type { Proforma } from './proforma/proforma'
import type { PrintedCard } from './rate-card/printed-card'
import type { PrintedStatement } from './statement/printed-statement'
import type { PrintedDocument } from './tax-invoice/printed-document'

/** Each kind of document, with what is printed on it. */
export type Printed =
  | { kind: 'account'; printed: PrintedAccount }
  | { kind: 'proforma'; printed: Proforma }
  | { kind: 'rate-card'; printed: PrintedCard }
  | { kind: 'statement'; printed: PrintedStatement }
  | { kind: 'tax-invoice'; printed: PrintedDocument }
