import type { TaxDocumentRow } from '@lohahaat/contract/billing/invoices/tax-document'
import { Card } from '../../ui/card'
import { DocumentList } from './document-list'
import { texts } from './texts'

interface InvoiceCardProps {
  /** Oldest first; null when they could not be loaded, and the card is left out. */
  documents: readonly TaxDocumentRow[] | null
  /** Who loads is told what to do, a buyer what to wait for. */
  isBuyer: boolean
}

/** The invoice of a truck and its notes, for the page of the truck; the next step of the truck issues them. */
export function InvoiceCard({ documents, isBuyer }: InvoiceCardProps) {
  if (!documents) return null
  return (
    <Card title={texts.card.title} className="print:hidden">
      {documents.length > 0 ? (
        <DocumentList documents={documents} />
      ) : (
        <p className="text-ink-soft">{isBuyer ? texts.card.noneForBuyer : texts.card.none}</p>
      )}
    </Card>
  )
}
