import type { Upload } from '../http/bodies/upload'
import { Refusal } from '../refusal'
import type { SheetRow } from './read-rows'
import type { Part } from './child'
import { workOnSheet } from './worker'

export interface ReadOptions {
  maxRows?: number
  /** Extra rows for a title and a header, which refusals do not mention. */
  rowsAbove?: number
  timeoutMs?: number
  memoryMb?: number
}

/** The rows of an uploaded spreadsheet. */
export async function readSheet(account: number, upload: Upload, options?: ReadOptions): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  await readSheetInParts(account, upload, options, (part) => rows.push(...part))
  return rows
}

/** The same some rows at a time, for who keeps them in another way. */
export async function readSheetInParts(
  account: number,
  { bytes }: Upload,
  { maxRows = 10_000, rowsAbove = 0, timeoutMs = 30_000, memoryMb = 512 }: ReadOptions = {},
  onPart: (part: Part) => void,
): Promise<void> {
  const { outcome, isSlow } = await workOnSheet(
    account,
    [{ read: bytes, maxRows: maxRows + rowsAbove }],
    { timeoutMs, memoryMb },
    (part) => onPart(part as Part),
  )
  if (outcome === null) throw new Refusal(isSlow ? 'slowFile' : 'tooLargeUnpacked')
  if ('rowCount' in outcome) return
  if (!('problem' in outcome)) throw new Error('The worker for spreadsheets wrote instead of reading')
  throw outcome.problem === 'tooManyRows' ? new Refusal('tooManyRows', maxRows) : new Refusal(outcome.problem)
}
