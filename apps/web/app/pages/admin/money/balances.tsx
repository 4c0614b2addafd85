import type { PartyBalance } from '@lohahaat/contract/billing/money-desk/money-desk'
import type { DueInvoice } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

interface BalancesProps {
  caption: string
  rows: readonly PartyBalance[]
  /** Where a party's account is. */
  to: 'companies' | 'suppliers'
  none: string
}

const money = (amount: number) => formatRupees(rupees(amount))

/** Names with what stands on their accounts. */
export const Balances = ({ caption, rows, to, none }: BalancesProps) =>
  rows.length === 0 ? (
    <p className="text-ink-soft">{none}</p>
  ) : (
    <Table
      caption={caption}
      columns={[
        {
          title: texts.party,
          cell: ({ partyId, name }) => (
            <Link to={`/money/${to}/${partyId}`} className="link font-medium">
              {name}
            </Link>
          ),
          narrow: 'title',
        },
        {
          title: to === 'companies' ? texts.owes : texts.isOwed,
          cell: ({ balance }) => <Owed balance={balance} />,
          numeric: true,
          speaksForItself: true,
          narrow: 'figure',
        },
      ]}
      rows={rows}
      keyOf={({ partyId }) => partyId}
      dense
    />
  )

/** Below zero is what was paid beforehand. */
const Owed = ({ balance }: Pick<PartyBalance, 'balance'>) =>
  balance < 0 ? (
    <span className="block text-ink-soft max-sm:ml-auto max-sm:max-w-32">{texts.paidBefore(money(-balance))}</span>
  ) : (
    money(balance)
  )

/** The invoices of suppliers, the first due first. */
export const DueList = ({ rows }: { rows: readonly DueInvoice[] }) =>
  rows.length === 0 ? (
    <p className="text-ink-soft">{texts.noDue}</p>
  ) : (
    <Table
      caption={texts.due}
      columns={dueColumns()}
      rows={rows}
      keyOf={({ supplierInvoiceId }) => supplierInvoiceId}
      dense
    />
  )

const dueColumns = (): readonly Column<DueInvoice>[] => [
  {
    title: texts.columns.supplier,
    cell: ({ sellerId, sellerName, isMicroOrSmall }) => (
      <>
        <Link to={`/money/suppliers/${sellerId}`} className="link font-medium">
          {sellerName}
        </Link>
        {isMicroOrSmall && <p className="text-sm text-ink-soft">{texts.small}</p>}
      </>
    ),
    narrow: 'title',
  },
  { title: texts.columns.invoice, cell: ({ number }) => number, speaksForItself: true, narrow: 'noteEnd' },
  {
    title: texts.columns.due,
    cell: ({ dueOn, isOverdue }) => (
      <span className="flex flex-wrap items-center gap-2">
        {dueOn === null ? texts.notAgreed : formatDay(dueOn)}
        {isOverdue && <Badge tone="red">{texts.overdue}</Badge>}
      </span>
    ),
    narrow: 'note',
  },
  {
    title: texts.columns.open,
    cell: ({ open }) => money(open),
    numeric: true,
    speaksForItself: true,
    narrow: 'figure',
  },
]
