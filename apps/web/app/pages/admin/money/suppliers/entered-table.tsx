import type { SupplierInvoice } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import type { SupplierPayment } from '@lohahaat/contract/billing/suppliers/supplier-payments'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { type Column, Table } from '../../../../ui/lists/table'
import { CancelEntry, type Entry } from './cancel-entry'
import { texts } from './texts'

const money = (amount: number) => formatRupees(rupees(amount))

/** The invoices of a supplier; each that stands can be cancelled. */
export function InvoicesTable({ rows }: { rows: readonly SupplierInvoice[] }) {
  const [cancelled, setCancelled] = useState<Entry | null>(null)
  return (
    <>
      <Table
        caption={texts.entered.invoices}
        columns={invoiceColumns(setCancelled)}
        rows={rows}
        keyOf={({ supplierInvoiceId }) => supplierInvoiceId}
        dense
      />
      {cancelled && <CancelEntry entry={cancelled} onClose={() => setCancelled(null)} />}
    </>
  )
}

/** The payments to a supplier; each that stands can be cancelled. */
export function PaymentsTable({ rows }: { rows: readonly SupplierPayment[] }) {
  const [cancelled, setCancelled] = useState<Entry | null>(null)
  return (
    <>
      <Table
        caption={texts.entered.payments}
        columns={paymentColumns(setCancelled)}
        rows={rows}
        keyOf={({ paymentId }) => paymentId}
        dense
      />
      {cancelled && <CancelEntry entry={cancelled} onClose={() => setCancelled(null)} />}
    </>
  )
}

type OnCancel = (entry: Entry) => void

const invoiceColumns = (onCancel: OnCancel): readonly Column<SupplierInvoice>[] => [
  {
    title: texts.entered.invoice,
    cell: ({ number, issuedOn, consignmentId, orderNo, cancelReason }) => (
      <>
        <Named name={number} cancelReason={cancelReason} />
        <p className="text-sm text-ink-soft">{formatDay(issuedOn)}</p>
        <Link to={`/consignments/${consignmentId}`} className="link text-sm">
          {texts.entered.truckOf(orderNo)}
        </Link>
      </>
    ),
  },
  {
    title: texts.entered.amount,
    cell: ({ payable, commission, commissionGst }) => (
      <>
        <p className="font-medium">{money(payable)}</p>
        <p className="text-sm text-ink-soft">
          {texts.entered.commission(formatRupees(rupees(commission) + rupees(commissionGst)))}
        </p>
      </>
    ),
    numeric: true,
  },
  {
    title: texts.entered.action,
    cell: ({ supplierInvoiceId: id, number, cancelledAt }) =>
      cancelledAt === null && <Cancel entry={{ kind: 'invoice', id, name: number }} onCancel={onCancel} />,
    speaksForItself: true,
  },
]

const paymentColumns = (onCancel: OnCancel): readonly Column<SupplierPayment>[] => [
  {
    title: texts.entered.payment,
    cell: ({ reference, paidOn, method, cancelReason }) => (
      <>
        <Named name={reference} cancelReason={cancelReason} />
        <p className="text-sm text-ink-soft">{texts.entered.paid(texts.pay.methods[method], formatDay(paidOn))}</p>
      </>
    ),
  },
  {
    title: texts.entered.amount,
    cell: ({ amount, tds }) => (
      <>
        <p className="font-medium">{money(amount)}</p>
        {tds > 0 && <p className="text-sm text-ink-soft">{texts.entered.tds(money(tds))}</p>}
      </>
    ),
    numeric: true,
  },
  {
    title: texts.entered.action,
    cell: ({ paymentId: id, reference, cancelledAt }) =>
      cancelledAt === null && <Cancel entry={{ kind: 'payment', id, name: reference }} onCancel={onCancel} />,
    speaksForItself: true,
  },
]

const Named = ({ name, cancelReason }: { name: string; cancelReason: string | null }) => (
  <>
    <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
      {name}
      {cancelReason !== null && <Badge tone="red">{texts.entered.cancelled}</Badge>}
    </p>
    {cancelReason !== null && <p className="text-sm wrap-anywhere text-ink-soft">{cancelReason}</p>}
  </>
)

const Cancel = ({ entry, onCancel }: { entry: Entry; onCancel: OnCancel }) => (
  <Button size="small" aria-label={texts.cancel.of[entry.kind](entry.name)} onClick={() => onCancel(entry)}>
    {texts.cancel.open}
  </Button>
)
