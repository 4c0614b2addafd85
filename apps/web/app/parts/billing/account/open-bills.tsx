import type { Account } from '@lohahaat/contract/billing/accounts/account'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge'
import { ShowMore, useShown } from '../../../ui/lists/show-more'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

type Bill = Account['openBills'][number]

const STEP = 50
const money = (amount: number) => formatRupees(rupees(amount))

/** What is open and by when it has to be paid. */
export function OpenBills({ bills, isSupplier }: { bills: readonly Bill[]; isSupplier: boolean }) {
  const drawn = useShown(bills, STEP)
  if (bills.length === 0) return <p className="text-ink-soft">{texts.nothingOpen}</p>
  return (
    <>
      <Table
        caption={texts.open}
        columns={columns(isSupplier)}
        rows={drawn.shown}
        keyOf={({ number, issuedOn }) => `${number} ${issuedOn}`}
        dense
      />
      <ShowMore of={drawn} />
    </>
  )
}

const columns = (isSupplier: boolean): readonly Column<Bill>[] => [
  {
    title: texts.bill.number,
    cell: ({ documentId, number }) =>
      isSupplier || documentId === null ? (
        <span className="font-medium">{number}</span>
      ) : (
        <Link to={`/invoice/${documentId}`} className="link font-medium whitespace-nowrap">
          {number}
        </Link>
      ),
    narrow: 'title',
  },
  { title: texts.bill.issued, cell: ({ issuedOn }) => formatDay(issuedOn), narrow: 'more' },
  {
    title: texts.bill.due,
    cell: ({ dueOn, isOverdue }) => (
      <span className="flex flex-wrap items-center gap-2">
        {dueOn === null ? texts.noDay : formatDay(dueOn)}
        {isOverdue && <Badge tone="red">{texts.overdue}</Badge>}
      </span>
    ),
    narrow: 'note',
  },
  { title: texts.bill.amount, cell: ({ amount }) => money(amount), numeric: true, narrow: 'noteEnd' },
  {
    title: texts.bill.open,
    cell: ({ open }) => <span className="font-semibold">{money(open)}</span>,
    numeric: true,
    narrow: 'figure',
  },
]
