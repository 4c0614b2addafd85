import { afterAll, beforeAll } from 'vitest'
import { answerFromWire, inputToWire } from '@lohahaat/contract/platform/wire/translate'
import type { Call, ResponseOf } from '@lohahaat/contract/platform/define-call'
import { exportStock } from '@lohahaat/contract/inventory/sheets/export-stock'
import { importStock } from '@lohahaat/contract/inventory/sheets/import-stock'
import { sheetFields, sheetTitles, type SheetField } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { readRows } from '../platform/spreadsheets/read-rows'
import { writeCsv } from '../platform/spreadsheets/write-sheet'
import { formOf, type SentFile } from './hostile/form'
import { TestBrowser } from './test-browser'
import type { TestServer } from './test-server'

type ImportResult = ResponseOf<typeof importStock>
type Cells = Partial<Record<SheetField, string>>

/** Sends and fetches files like a browser. */
export function filesOf(server: TestServer, browser: TestBrowser) {
  const session = () => ({
    ...Object.fromEntries(browser.values),
    cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
  })
  return {
    async send(call: Call, fields: Record<string, string>, ...files: SentFile[]) {
      const { payload, headers } = await formOf(inputToWire(call, fields) as Record<string, string>, ...files)
      const all = { ...session(), ...headers }
      const response = await server.app.inject({ method: 'POST', url: call.path, payload, headers: all })
      const lines = response.body.split('\n').filter(Boolean)
      return {
        status: response.statusCode,
        lines: lines.map((line) => answerFromWire(call, JSON.parse(line)) as Record<string, unknown>),
      }
    },
    async download(call: Call & { answers: 'file' }, query: Record<string, string>) {
      const response = await server.app.inject({
        url: call.path,
        query: inputToWire(call, query) as Record<string, string>,
        headers: session(),
      })
      return { status: response.statusCode, bytes: Buffer.from(response.rawPayload), headers: response.headers }
    },
  }
}

/** An administrator who edits the stock in spreadsheets. */
export function useStockDesk(server: TestServer) {
  const admin = new TestBrowser(server)
  const files = filesOf(server, admin)
  const shelf: string[][] = []
  beforeAll(async () => {
    await admin.signIn('admin@lohahaat.example')
    const { bytes } = await files.download(exportStock, { format: 'csv' })
    shelf.push(...(await readRows(bytes, 1000)).slice(1).map(({ cells }) => cells))
  })
  afterAll(() => void shelf.splice(0))

  /** The cells of an item by index, with some of them changed. */
  function row(at: number, changes: Cells = {}): string[] {
    return sheetFields.map((field, place) => changes[field] ?? shelf[at]?.[place] ?? '')
  }
  const sheet = (...rows: string[][]) => Buffer.from(writeCsv(sheetTitles, rows))

  /** The answer of an import: its result, or the refusal. */
  async function importFile(mode: 'check' | 'import', bytes: Buffer<ArrayBuffer> | string) {
    const { status, lines } = await files.send(importStock, { mode }, { name: 'stock.csv', bytes })
    const { result, error } = lines.at(-1) as { result?: ImportResult; error?: string }
    return { status, error, steps: lines.slice(0, -1), ...result }
  }

  return {
    ...files,
    admin,
    importFile,
    row,
    sheet,
    idAt: (at: number) => Number(shelf[at]?.[0]),
    asNew: (at: number, changes: Cells = {}) => row(at, { itemId: '', ...changes }),
    /** A row with the ID of an item and these cells, all others blank. */
    onlyId: (at: number, changes: Cells = {}) =>
      sheetFields.map((field, place) => (place === 0 ? shelf[at]?.[0] : changes[field]) ?? ''),
    check: (...rows: string[][]) => importFile('check', sheet(...rows)),
    bring: (...rows: string[][]) => importFile('import', sheet(...rows)),
  }
}
