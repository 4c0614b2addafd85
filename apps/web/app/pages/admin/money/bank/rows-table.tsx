import { confirmBankRow, ignoreBankRow, type BankStatementRow } from '@lohahaat/contract/billing/bank/bank-rows'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import { browserApi } from '../../../../api/browser-api'
import { useAction } from '../../../../parts/platform/use-action'
import { Button } from '../../../../ui/button'
import { type Column, Table } from '../../../../ui/lists/table'
import { showToast } from '../../../../ui/messages/toast-store'
import { Sentence } from '../../../../ui/sentence'
import { texts } from './texts'

type Proposal = BankStatementRow['proposals'][number]

const money = (amount: number) => formatRupees(rupees(amount))

/** Rows with what they may pay; a person decides. */
export const RowsTable = ({ rows, busy }: { rows: readonly BankStatementRow[]; busy: boolean }) => (
  <Table caption={texts.table} columns={columns()} rows={rows} keyOf={({ bankRowId }) => bankRowId} busy={busy} />
)

const columns = (): readonly Column<BankStatementRow>[] => [
  {
    title: texts.columns.row,
    cell: ({ bookedOn, narration, reference }) => (
      <>
        <p className="font-medium">{formatDay(bookedOn)}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">{narration}</p>
        {reference && <p className="text-sm wrap-anywhere text-ink-soft">{reference}</p>}
      </>
    ),
  },
  {
    title: texts.columns.amount,
    cell: ({ amount }) => <span className="font-medium">{money(amount)}</span>,
    numeric: true,
  },
  { title: texts.columns.pays, cell: (row) => <Pays row={row} /> },
  {
    title: texts.columns.action,
    cell: (row) => row.state === 'open' && <Ignore bankRowId={row.bankRowId} />,
    speaksForItself: true,
  },
]

function Pays({ row }: { row: BankStatementRow }) {
  if (row.state !== 'open') return row.receiptNo ?? texts.states[row.state]
  if (row.proposals.length === 0) return <Nothing />
  return (
    <ul className="grid gap-3">
      {row.proposals.map((proposal) => (
        <li key={`${proposal.companyId} ${proposal.numbers.join()}`}>
          <Proposed bankRowId={row.bankRowId} proposal={proposal} />
        </li>
      ))}
    </ul>
  )
}

const Nothing = () => (
  <span className="text-sm text-ink-soft">
    <Sentence
      text={texts.nothing}
      marks={{
        account: (words) => (
          <Link to="/money" className="link">
            {words}
          </Link>
        ),
      }}
    />
  </span>
)

function Proposed({ bankRowId, proposal }: { bankRowId: number; proposal: Proposal }) {
  const { companyId, companyName, numbers, open, score, reasons } = proposal
  const { busy, run, revalidate } = useAction(() => undefined)
  const named = numbers.join(', ')
  const confirm = () =>
    run(async () => {
      const { receiptNo } = await browserApi.send(confirmBankRow, { bankRowId, companyId, numbers })
      showToast(texts.confirmed(receiptNo ?? ''))
      await revalidate()
    })
  return (
    <div className="grid gap-1">
      <p className="font-medium">{companyName}</p>
      <p className="text-sm">
        {named}, {texts.open(money(open))}
      </p>
      <p className="text-sm text-ink-soft">
        {[texts.score(score), ...reasons.map((reason) => texts.reasons[reason])].join(', ')}
      </p>
      <Button
        size="small"
        busy={busy}
        aria-label={texts.confirmOf(companyName, named)}
        onClick={confirm}
        className="justify-self-start"
      >
        {texts.confirm}
      </Button>
    </div>
  )
}

function Ignore({ bankRowId }: { bankRowId: number }) {
  const { busy, run, revalidate } = useAction(() => undefined)
  const ignore = () =>
    run(async () => {
      await browserApi.send(ignoreBankRow, { bankRowId })
      showToast(texts.ignored)
      await revalidate()
    })
  return (
    <Button size="small" busy={busy} onClick={ignore}>
      {texts.ignore}
    </Button>
  )
}
