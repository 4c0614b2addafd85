import { documentCopies } from '@lohahaat/domain/billing/issued-document'
import type { ConsignmentEwayBill } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import type { TaxDocumentDetail } from '@lohahaat/contract/billing/invoices/tax-document'
import { formatDay, formatIstDate } from '@lohahaat/domain/platform/ist'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { CopyButton } from '../../../parts/billing/copy-buttons'
import { DocumentBadges } from '../../../parts/billing/document-badges'
import { DocumentList } from '../../../parts/billing/document-list'
import { EwayCard } from '../../../parts/billing/eway-card/eway-card'
import { texts as documentTexts } from '../../../parts/billing/texts'
import { ShareButton } from '../../../parts/platform/share/share-button'
import { Card } from '../../../ui/card'
import { Page } from '../../../ui/page'
import { CancelButton } from './cancel-button'
import { DocumentAmounts } from './document-amounts'
import { DocumentParties } from './document-parties'
import { LinesTable } from './lines-table'
import { NoteForm } from './note-form'
import { texts } from './texts'

interface InvoiceViewProps {
  document: TaxDocumentDetail
  /** Null when there is none for such a document, or it could not be loaded. */
  ewayBill: ConsignmentEwayBill | null
}

/** Goods travel with an invoice in force, never with a note. */
export const hasEwayBill = ({ kind, cancelledAt }: TaxDocumentDetail) => kind === 'invoice' && cancelledAt === null

export function InvoiceView({ document, ewayBill }: InvoiceViewProps) {
  const { notes, documentLines, canCancel, canIssueNote } = document
  return (
    <Page
      title={document.number}
      badge={<DocumentBadges document={document} />}
      intro={<Origin document={document} />}
      action={<Files document={document} />}
    >
      <div className="grid gap-6">
        {document.cancelledAt !== null && (
          <p role="note" className="rounded-box bg-red-wash p-4 font-medium text-red">
            {texts.cancelledOn(formatIstDate(document.cancelledAt), document.cancelReason ?? '')}
          </p>
        )}
        <DocumentParties document={document} />
        <Card title={texts.lines.title(documentLines.length)}>
          <LinesTable lines={documentLines} />
        </Card>
        <div className="grid items-start gap-6 desk:grid-cols-[1fr_26rem]">
          {/* On a phone the amounts stand with the lines that they come from. */}
          <div className="grid gap-6 max-desk:order-last max-desk:empty:hidden">
            {notes.length > 0 && (
              <Card title={texts.notes}>
                <DocumentList
                  documents={notes.map((note) => ({ ...document, ...note, irn: null, buyerGstin: null }))}
                />
              </Card>
            )}
            {hasEwayBill(document) && <EwayCard bill={ewayBill} />}
            {canIssueNote && <NoteForm document={document} />}
            {canCancel && <CancelButton document={document} />}
          </div>
          <DocumentAmounts document={document} />
        </div>
      </div>
    </Page>
  )
}

/** Where order and truck are for whoever reads. */
const paths = {
  admin: { order: '/orderDetails', truck: '/consignments' },
  supplier: { order: '/supplier/orders', truck: '/supplier/consignments' },
  buyer: { order: '/orderDetails', truck: '/consignment' },
}

function Origin({ document }: Pick<InvoiceViewProps, 'document'>) {
  const { isAdmin, sellingRole } = useSession()
  const { kind, issuedOn, orderId, orderNo, consignmentId, corrects, noteReason } = document
  const { order, truck } = paths[isAdmin ? 'admin' : sellingRole ? 'supplier' : 'buyer']
  return (
    <>
      {documentTexts.of(documentTexts.kinds[kind], formatDay(issuedOn))}
      {noteReason !== null && <> · {documentTexts.reasons[noteReason]}</>}
      {corrects !== null && (
        <>
          {' · '}
          {texts.corrects}{' '}
          <Link to={`/invoice/${corrects.invoiceId}`} className="link whitespace-nowrap">
            {corrects.number}
          </Link>
        </>
      )}
      {' · '}
      <Link to={`${order}/${orderId}`} className="link whitespace-nowrap">
        {texts.order(orderNo)}
      </Link>
      {' · '}
      <Link to={`${truck}/${consignmentId}`} className="link whitespace-nowrap">
        {texts.truck}
      </Link>
      {isAdmin && (
        <>
          {' · '}
          <Link to="/invoices" className="link whitespace-nowrap">
            {texts.all}
          </Link>
        </>
      )}
    </>
  )
}

/** Goods travel with three copies; a note has one. */
const Files = ({ document }: Pick<InvoiceViewProps, 'document'>) => (
  <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow print:hidden">
    {(document.kind === 'invoice' ? documentCopies : (['original'] as const)).map((copy) => (
      <CopyButton key={copy} document={document} copy={copy} />
    ))}
    <ShareButton
      path={`/invoice/${document.invoiceId}`}
      load={async () => {
        const { papersMessage } = await import('@lohahaat/domain/site/messages/papers-message')
        return (showsPrices) => papersMessage(document, showsPrices)
      }}
    />
  </div>
)
