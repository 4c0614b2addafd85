import type { BankStatementRow, fetchBankRows } from '@lohahaat/contract/billing/bank/bank-rows'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { proposeMatches, type OpenInvoice } from '@lohahaat/domain/billing/bank/bank-match'
import { daysAfter } from '@lohahaat/domain/billing/days'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { loadBillingSettings, taxFiguresOf } from '../settings/settings-in-force'
import { listOpenInvoices, pageOfRows, readRow, type StoredRow } from './bank-rows.repository'

/** Older invoices are looked up by a person. */
const LOOKS_BACK_DAYS = 400
const MOST_PROPOSALS = 3

export async function loadRow(db: Db, bankRowId: number): Promise<BankStatementRow> {
  const row = await readRow(db, bankRowId)
  if (!row) throw new Refusal('unknownRecord')
  return toRow(row, { open: [], tds: 0n })
}

/** Rows with what the open ones may pay. */
export async function listRows(db: Db, asked: ParsedInputOf<typeof fetchBankRows>) {
  const { rows, total } = await pageOfRows(db, asked)
  const days = rows.filter(({ row }) => row.state === 'open').map(({ row }) => row.bookedOn)
  const [first, last] = [days.toSorted().at(0), days.toSorted().at(-1)]
  const open = first && last ? await listOpenInvoices(db, daysAfter(first, -LOOKS_BACK_DAYS), last) : []
  const { tds } = taxFiguresOf(await loadBillingSettings(db))
  return { total, rows: rows.map((row) => toRow(row, { open, tds })) }
}

/** What an open row is held against. */
interface Owed {
  open: readonly OpenInvoice[]
  tds: bigint
}

const toRow = ({ row, receiptNo }: StoredRow, owed: Owed): BankStatementRow => ({
  bankRowId: row.id,
  bookedOn: row.bookedOn,
  amount: toRupees(row.paise),
  narration: row.narration,
  reference: row.reference,
  state: row.state,
  receiptNo,
  proposals: row.state === 'open' ? proposalsOf(row, owed) : [],
})

function proposalsOf(row: StoredRow['row'], { open, tds }: Owed) {
  const said = { on: row.bookedOn, paise: row.paise, text: `${row.narration} ${row.reference ?? ''}` }
  return proposeMatches(said, open, tds)
    .slice(0, MOST_PROPOSALS)
    .map(({ partyId, numbers, score, reasons }) => {
      const invoices = open.filter(({ number }) => numbers.includes(number))
      const companyName = invoices[0]?.partyName ?? ''
      const sum = invoices.reduce((all, invoice) => all + invoice.open, 0n)
      return { companyId: partyId, companyName, numbers, open: toRupees(sum), score, reasons }
    })
}
