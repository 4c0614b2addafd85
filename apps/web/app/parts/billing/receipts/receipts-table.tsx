import { allocateReceipt, type Receipt } from '@lohahaat/contract/billing/receipts/receipts'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { type Column, Table } from '../../../ui/lists/table'
import { showToast } from '../../../ui/messages/toast-store'
import { useAction } from '../../platform/use-action'
import { CancelReceipt } from './cancel-receipt'
import { texts } from './texts'

const money = (amount: number) => formatRupees(rupees(amount))

interface ReceiptsTableProps {
  rows: readonly Receipt[]
  busy?: boolean
  /** The screen is the company's, so that its name is left out. */
  ofOneCompany?: boolean
}

/** Receipts with what they pay; each can be set anew or cancelled. */
export function ReceiptsTable({ rows, busy = false, ofOneCompany = false }: ReceiptsTableProps) {
  const [cancelled, setCancelled] = useState<Receipt | null>(null)
  return (
    <>
      <Table
        caption={texts.table}
        columns={columns(setCancelled, ofOneCompany)}
        rows={rows}
        keyOf={({ receiptId }) => receiptId}
        busy={busy}
      />
      {cancelled && <CancelReceipt receipt={cancelled} onClose={() => setCancelled(null)} />}
    </>
  )
}

const columns = (onCancel: (receipt: Receipt) => void, ofOneCompany: boolean): readonly Column<Receipt>[] => [
  {
    title: texts.columns.receipt,
    cell: ({ number, paidOn, method, reference }) => (
      <>
        <p className="font-medium whitespace-nowrap">{number}</p>
        <p className="text-sm text-ink-soft">{formatDay(paidOn)}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {[texts.methods[method], reference].filter(Boolean).join(' · ')}
        </p>
      </>
    ),
  },
  ...(ofOneCompany ? [] : [companyColumn()]),
  {
    title: texts.columns.amount,
    cell: ({ amount, tds }) => (
      <>
        <p className="font-medium">{money(amount)}</p>
        {tds > 0 && <p className="text-sm text-ink-soft">{texts.tds(money(tds))}</p>}
      </>
    ),
    numeric: true,
  },
  {
    title: texts.columns.shares,
    cell: ({ shares, advance, cancelReason }) =>
      cancelReason === null ? (
        <ul className="text-sm">
          {shares.map(({ number, amount }) => (
            <li key={number} className="flex flex-wrap justify-between gap-x-3">
              <span className="whitespace-nowrap">{number}</span>
              <span className="whitespace-nowrap">{money(amount)}</span>
            </li>
          ))}
          {advance > 0 && <li className="text-ink-soft">{texts.advance(money(advance))}</li>}
        </ul>
      ) : (
        <>
          <Badge tone="red">{texts.cancelled}</Badge>
          <p className="text-sm text-ink-soft">{cancelReason}</p>
        </>
      ),
  },
  {
    title: texts.columns.action,
    cell: (receipt) => receipt.cancelledAt === null && <Actions receipt={receipt} onCancel={onCancel} />,
    speaksForItself: true,
  },
]

const companyColumn = (): Column<Receipt> => ({
  title: texts.columns.company,
  cell: ({ companyId, companyName }) => (
    <Link to={`/money/companies/${companyId}`} className="link">
      {companyName}
    </Link>
  ),
})

function Actions({ receipt, onCancel }: { receipt: Receipt; onCancel: (receipt: Receipt) => void }) {
  const { busy, run, revalidate } = useAction(() => undefined)
  const { receiptId, number, advance } = receipt
  const allocate = () =>
    run(async () => {
      await browserApi.send(allocateReceipt, { receiptId })
      showToast(texts.allocated)
      await revalidate()
    })
  return (
    <div className="flex flex-wrap gap-2 sm:justify-end">
      {advance > 0 && (
        <Button size="small" busy={busy} aria-label={texts.allocateOf(number)} onClick={allocate}>
          {texts.allocate}
        </Button>
      )}
      <Button size="small" aria-label={texts.cancelOf(number)} onClick={() => onCancel(receipt)}>
        {texts.cancel}
      </Button>
    </div>
  )
}
