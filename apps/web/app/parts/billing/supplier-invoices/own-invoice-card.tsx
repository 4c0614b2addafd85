import type { SupplierInvoice } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge'
import { WorkCard } from '../../fulfilment/work-card'
import { OwnInvoiceForm } from './own-invoice-form'
import { texts } from './texts'

interface OwnInvoiceCardProps {
  consignment: Consignment
  invoices: readonly SupplierInvoice[]
}

/** The supplier's own invoice for a truck, by which he is paid; the house's invoice has fixed the load before. */
export function OwnInvoiceCard({ consignment, invoices }: OwnInvoiceCardProps) {
  const { consignmentId, invoiceNo, mayLoad, state } = consignment
  if (invoiceNo === null) return null
  const form = (
    <OwnInvoiceForm key={invoices.length} consignmentId={consignmentId} mayAddFile={mayLoad && state !== 'Closed'} />
  )
  return (
    <WorkCard
      title={texts.own.title}
      aside={
        <Link to="/supplier/account" className="link text-[0.9375rem]">
          {texts.own.account}
        </Link>
      }
    >
      <ul className="grid gap-4">
        {invoices.map((invoice) => (
          <li key={invoice.supplierInvoiceId}>
            <Entered invoice={invoice} />
          </li>
        ))}
      </ul>
      {invoices.some(({ cancelledAt }) => cancelledAt === null) ? (
        <details className="mt-4">
          <summary className="link cursor-pointer text-[0.9375rem]">{texts.own.another}</summary>
          <div className="mt-3">{form}</div>
        </details>
      ) : (
        <>
          <p className="mb-4 text-[0.9375rem] text-ink-soft">{texts.own.intro}</p>
          {form}
        </>
      )}
    </WorkCard>
  )
}

function Entered({ invoice }: { invoice: SupplierInvoice }) {
  const { number, issuedOn, payable, commission, commissionGst, dueOn, cancelReason } = invoice
  const kept = rupees(commission) + rupees(commissionGst)
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
        {texts.own.of(number, formatDay(issuedOn))}
        {cancelReason !== null && <Badge tone="red">{texts.own.cancelled}</Badge>}
      </p>
      {cancelReason === null ? (
        <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-[0.9375rem]">
          <dt className="text-ink-soft">{texts.own.payable}</dt>
          <dd className="text-right tabular-nums">{formatRupees(rupees(payable))}</dd>
          <dt className="text-ink-soft">{texts.own.commission}</dt>
          <dd className="text-right tabular-nums">{formatRupees(kept)}</dd>
          <dt className="font-semibold">
            {texts.own.paid}
            {dueOn !== null && (
              <span className="block text-sm font-normal text-ink-soft">{texts.own.dueOn(formatDay(dueOn))}</span>
            )}
          </dt>
          <dd className="text-right font-semibold tabular-nums">{formatRupees(rupees(payable) - kept)}</dd>
        </dl>
      ) : (
        <p className="text-sm text-ink-soft">{cancelReason}</p>
      )}
    </>
  )
}
