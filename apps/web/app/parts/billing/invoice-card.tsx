import { Card } from '../../ui/card'
import { DocumentList } from './document-list'
import { texts } from './texts'
import { useDocuments } from './use-documents'

interface InvoiceCardProps {
  consignmentId: number
  /** Who loads is told what to do, a buyer what to wait for. */
  isBuyer: boolean
}

/** The invoice of a truck and its notes, for the page of the truck; the next step of the truck issues them. */
export function InvoiceCard({ consignmentId, isBuyer }: InvoiceCardProps) {
  const documents = useDocuments({ consignmentId })
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
