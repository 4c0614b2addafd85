import { createHash } from 'node:crypto'
import { readBankSheet, type BankSheetRow } from '@lohahaat/domain/billing/bank/bank-sheet'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import type { Upload } from '../../platform/http/bodies/upload'
import { Refusal } from '../../platform/refusal'
import { readSheet } from '../../platform/spreadsheets/read-sheet'
import { insertRows } from './bank-rows.repository'

const MOST_SHEET_ROWS = 10_000

/** Keeps the rows of a bank statement that brought money in. */
export async function keepStatement(db: Database, { userId, at }: Actor, upload: Upload) {
  const sheet = await readSheet(userId, upload, { maxRows: MOST_SHEET_ROWS, rowsAbove: 50 })
  const rows = readBankSheet(sheet.map(({ cells }) => cells))
  if (!rows) throw new Refusal('bankColumnsMissing')
  const hashes = hashesOf(rows)
  const added = await insertRows(
    db,
    rows.map(({ on, paise, text, reference }, place) => ({
      ...{ hash: hashes[place] ?? '', bookedOn: on, paise, narration: text, reference },
      ...{ state: 'open' as const, uploadedBy: userId, uploadedAt: at },
    })),
  )
  return { found: rows.length, added }
}

/** Two equal payments on one day are two rows, also in the next upload: so their place among their equals counts. */
function hashesOf(rows: readonly BankSheetRow[]): string[] {
  const seen = new Map<string, number>()
  return rows.map(({ on, paise, text, reference }) => {
    const said = JSON.stringify([on, String(paise), text, reference])
    const place = (seen.get(said) ?? 0) + 1
    seen.set(said, place)
    return createHash('sha256').update(`${said} ${place}`).digest('hex')
  })
}
