import type { TaxDocumentRow } from '@lohahaat/contract/billing/invoices/tax-document'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { DocumentBadges } from '../../../parts/billing/document-badges'
import { texts as documentTexts } from '../../../parts/billing/texts'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

const money = (amount: number) => formatRupees(rupees(amount))

export const columns = (): readonly Column<TaxDocumentRow>[] => [
  { title: texts.columns.number, sort: 'issuedOn', cell: (row) => <Number row={row} /> },
  { title: texts.columns.buyer, sort: 'buyerName', cell: (row) => <Buyer row={row} /> },
  {
    title: texts.columns.order,
    cell: ({ orderId, orderNo }) => (
      <Link to={`/orderDetails/${orderId}`} className="link whitespace-nowrap">
        {orderNo}
      </Link>
    ),
  },
  { title: texts.columns.taxable, cell: ({ taxable }) => money(taxable), numeric: true },
  {
    title: texts.columns.tax,
    cell: ({ igst, cgst, sgst }) => formatRupees(rupees(igst) + rupees(cgst) + rupees(sgst)),
    numeric: true,
  },
  { title: texts.columns.total, sort: 'payable', cell: (row) => <Total row={row} />, numeric: true },
]

type InvoicesTableProps = Pick<ComponentProps<typeof Table<TaxDocumentRow>>, 'rows' | 'sort' | 'busy'>

export const InvoicesTable = (props: InvoicesTableProps) => (
  <Table {...props} caption={texts.title} columns={columns()} keyOf={({ invoiceId }) => invoiceId} dense />
)

interface CellProps {
  row: TaxDocumentRow
}

const Number = ({ row }: CellProps) => (
  <>
    <p className="flex flex-wrap items-center gap-2">
      <Link to={`/invoice/${row.invoiceId}`} className="link font-medium whitespace-nowrap">
        {row.number}
      </Link>
      <DocumentBadges document={row} />
    </p>
    <p className="text-sm text-ink-soft">{documentTexts.of(documentTexts.kinds[row.kind], formatDay(row.issuedOn))}</p>
  </>
)

const Buyer = ({ row }: CellProps) => (
  <div className="wrap-anywhere">
    <p className="font-medium">{row.buyerName}</p>
    <p className="text-sm text-ink-soft">{row.buyerGstin ?? texts.unregistered}</p>
  </div>
)

const Total = ({ row }: CellProps) => (
  <span className={row.cancelledAt === null ? 'font-semibold' : 'text-ink-soft line-through'}>
    {row.kind === 'credit' ? `−${money(row.payable)}` : money(row.payable)}
  </span>
)
