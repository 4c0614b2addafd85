import { checkFigures } from '../checks/check-figures'
import { checkHead } from '../checks/check-head'
import { checkParties } from '../checks/check-parties'
import type { DocumentProblem } from '../checks/document-problem'
import type { TaxDocument } from '../invoice'
import type { EInvoiceSettings } from './settings'

export interface EInvoiceContext {
  /** The day in India. */
  today: string
  stateOfPin: (pinCode: string) => string | null
}

/** Everything that the registration portal is known to refuse, found before the file is written. */
export function checkEInvoice(
  document: TaxDocument,
  { today, stateOfPin }: EInvoiceContext,
  settings: EInvoiceSettings,
): DocumentProblem[] {
  const { kind, buyer, corrects } = document
  return [
    ...(buyer.gstin === null ? [{ field: 'buyer.gstin', kind: 'unregisteredBuyer' } as const] : []),
    ...(kind !== 'invoice' && corrects === null ? [{ field: 'corrects', kind: 'correctsNothing' } as const] : []),
    ...checkHead(document, { today, oldestDays: settings.reportWithinDays }),
    ...checkParties(document, { shortest: 3, stateOfPin }),
    ...checkFigures(document, settings),
  ]
}

/** The number that the portal gives to a document: 64 hexadecimal digits. */
export const isIrn = (irn: string) => /^[0-9a-f]{64}$/i.test(irn)
