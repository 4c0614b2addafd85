import { checkFigures } from '../checks/check-figures'
import { checkHead } from '../checks/check-head'
import { checkParties } from '../checks/check-parties'
import type { DocumentProblem } from '../checks/document-problem'
import type { TaxDocument } from '../invoice'
import { isDispatchedByThird, isShippedToThird } from '../place-of-supply'
import { checkTransport } from './check-transport'
import { linesToSend } from './item-list'
import type { EwaySettings } from './settings'
import type { Transport } from './transport'

export interface EwayContext {
  /** The day in India. */
  today: string
  irn: string | null
  stateOfPin: (pinCode: string) => string | null
}

export interface Checked {
  /** Any of them, and nothing is exported. */
  problems: DocumentProblem[]
  warnings: DocumentProblem[]
}

/** Everything that the portal is known to refuse, found before the file is written. */
export function checkEwayBill(
  document: TaxDocument,
  transport: Transport,
  { today, irn, stateOfPin }: EwayContext,
  settings: EwaySettings,
): Checked {
  if (document.kind !== 'invoice') return { problems: [{ field: 'kind', kind: 'noteNeedsNone' }], warnings: [] }
  const groups = linesToSend(document.lines, settings.mostLines).length
  const mostLines = groups > settings.mostLines ? settings.mostLines : document.lines.length
  const problems = [
    ...checkHead(document, { today, oldestDays: settings.oldestDays }),
    ...checkParties(document, { shortest: 1, stateOfPin }),
    ...checkFigures(document, { ...settings, mostLines }),
    ...checkTransport(document, transport, settings),
  ]
  return { problems, warnings: warningsOf(document, irn, settings) }
}

function warningsOf(document: TaxDocument, irn: string | null, { keys, needsIrn }: EwaySettings): DocumentProblem[] {
  const { payable, taxable, tax } = document.totals
  const warnings: [field: string, kind: DocumentProblem['kind'] | false][] = [
    ['irn', needsIrn && document.buyer.gstin !== null && irn === null && 'irnMissing'],
    ['shipTo.gstin', isShippedToThird(document) && keys.shipToGstin === null && 'enterOnPortal'],
    ['dispatchFrom.gstin', isDispatchedByThird(document) && keys.dispatchFromGstin === null && 'enterOnPortal'],
    ['totals.payable', payable > taxable + tax + 200n && 'totalAboveSum'],
  ]
  return warnings.flatMap(([field, kind]) => (kind ? [{ field, kind }] : []))
}
