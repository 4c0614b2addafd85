import type { TaxDocumentRow } from '@lohahaat/contract/billing/invoices/tax-document'
import { Badge } from '../../ui/badge'
import { texts } from './texts'

/** What sets a document apart: that it no longer stands, or that the portal has registered it. */
export function DocumentBadges({ document }: { document: Pick<TaxDocumentRow, 'cancelledAt' | 'irn'> }) {
  if (document.cancelledAt !== null) return <Badge tone="red">{texts.cancelled}</Badge>
  return document.irn === null ? null : <Badge tone="green">{texts.registered}</Badge>
}
