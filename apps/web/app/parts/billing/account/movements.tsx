import type { Account } from '@lohahaat/contract/billing/accounts/account'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { ShowMore, useShown } from '../../../ui/lists/show-more'
import { type Column, Table } from '../../../ui/lists/table'
import { EmptyState } from '../../../ui/messages/states'
import { texts } from './texts'

type Movement = Account['movements'][number]

const STEP = 100
const money = (amount: number) => (amount === 0 ? '' : formatRupees(rupees(amount)))

export function Movements({ account: { movements, movementCount } }: { account: Account }) {
  const drawn = useShown(movements, STEP)
  if (movementCount === 0) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
  return (
    <div className="py-3">
      <Table
        caption={texts.movements}
        columns={columns()}
        rows={drawn.shown}
        keyOf={({ movementId }) => movementId}
        dense
      />
      <ShowMore of={drawn} />
      {movements.length < movementCount && (
        <p className="mt-3 text-ink-soft">{texts.cut(movements.length, movementCount)}</p>
      )}
    </div>
  )
}

const columns = (): readonly Column<Movement>[] => [
  { title: texts.columns.day, cell: ({ on }) => formatDay(on), speaksForItself: true, narrow: 'note' },
  {
    title: texts.columns.what,
    cell: ({ kind, documentNo }) => (
      <>
        <p className="font-medium">{texts.kinds[kind]}</p>
        <p className="text-sm text-ink-soft">{documentNo}</p>
      </>
    ),
    narrow: 'title',
  },
  { title: texts.columns.debit, cell: ({ debit }) => money(debit), numeric: true, narrow: 'figure' },
  { title: texts.columns.credit, cell: ({ credit }) => money(credit), numeric: true, narrow: 'figure' },
  {
    title: texts.columns.balance,
    cell: ({ balance }) => <span className="font-medium">{formatRupees(rupees(balance))}</span>,
    numeric: true,
    narrow: 'noteEnd',
  },
]
