import type { TaxDocumentRow } from '@lohahaat/contract/billing/invoices/tax-document'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import { CopyButton } from './copy-buttons'
import { DocumentBadges } from './document-badges'
import { texts } from './texts'

/** A few documents, each with its sum and its file. */
export const DocumentList = ({ documents }: { documents: readonly TaxDocumentRow[] }) => (
  <ul className="grid divide-y divide-line">
    {documents.map((document) => (
      <li
        key={document.invoiceId}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
      >
        <div>
          <p className="flex flex-wrap items-center gap-2">
            <Link to={`/invoice/${document.invoiceId}`} className="link font-medium whitespace-nowrap">
              {document.number}
            </Link>
            <DocumentBadges document={document} />
          </p>
          <p className="text-sm text-ink-soft">{texts.of(texts.kinds[document.kind], formatDay(document.issuedOn))}</p>
        </div>
        <div className="flex items-center gap-4">
          <span className={document.cancelledAt === null ? 'font-semibold' : 'text-ink-soft line-through'}>
            {formatRupees(rupees(document.payable))}
          </span>
          <CopyButton document={document} size="small" />
        </div>
      </li>
    ))}
  </ul>
)
