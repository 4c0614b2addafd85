import type { TaxDocumentRow } from '@lohahaat/contract/billing/invoices/tax-document'
import { Link } from 'react-router'
import { Card } from '../../ui/card'
import { Sentence } from '../../ui/sentence'
import { DocumentList } from './document-list'
import { texts } from './texts'

interface OrderInvoicesProps {
  documents: readonly TaxDocumentRow[]
  /** Who looks is to pay them. */
  isBuyer: boolean
}

/** The invoices and notes of an order, and how they are paid. */
export const OrderInvoices = ({ documents, isBuyer }: OrderInvoicesProps) => (
  <Card title={texts.order.title} className="print:hidden">
    <DocumentList documents={documents} />
    {isBuyer && (
      <p className="mt-4 text-sm text-ink-soft">
        <Sentence text={texts.order.pay} marks={{ account: (words) => <AccountLink>{words}</AccountLink> }} />
      </p>
    )}
  </Card>
)

const AccountLink = ({ children }: { children: string }) => (
  <Link to="/account" className="link">
    {children}
  </Link>
)
