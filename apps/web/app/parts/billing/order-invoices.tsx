import { Card } from '../../ui/card'
import { DocumentList } from './document-list'
import { texts } from './texts'
import { useDocuments } from './use-documents'

/** The invoices and notes of an order; nothing while there are none. */
export function OrderInvoices({ orderId }: { orderId: number }) {
  const documents = useDocuments({ orderId })
  if (!documents || documents.length === 0) return null
  return (
    <Card title={texts.order.title} className="print:hidden">
      <DocumentList documents={documents} />
    </Card>
  )
}
