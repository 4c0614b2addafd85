import type { StatementRow } from '@lohahaat/contract/supply/statements/statement'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

interface StatementsTableProps {
  rows: readonly StatementRow[]
  month: string
  busy: boolean
}

export const StatementsTable = ({ rows, month, busy }: StatementsTableProps) => (
  <Table
    caption={texts.title}
    columns={columns(month)}
    rows={rows}
    keyOf={({ sellerId }) => sellerId}
    busy={busy}
    dense
  />
)

const money = (amount: number) => formatRupees(rupees(amount))

const columns = (month: string): readonly Column<StatementRow>[] => [
  {
    title: texts.columns.seller,
    cell: ({ sellerId, sellerName, lineCount }) => (
      <>
        <Link to={`/statements?month=${month}&seller=${sellerId}`} className="link font-medium">
          {sellerName}
        </Link>
        <p className="text-sm text-ink-soft">{texts.lines(lineCount)}</p>
      </>
    ),
  },
  { title: texts.columns.goods, cell: ({ goods }) => money(goods), numeric: true },
  {
    title: texts.columns.commission,
    cell: ({ commission, commissionGst }) => (
      <>
        <p>{money(commission)}</p>
        <p className="text-sm text-ink-soft">{texts.gst(money(commissionGst))}</p>
      </>
    ),
    numeric: true,
  },
  { title: texts.columns.net, cell: ({ net }) => <span className="font-semibold">{money(net)}</span>, numeric: true },
]
