import { sendsBody, type Call, type ResponseOf } from '@lohahaat/contract/define-call'
import { importStock } from '@lohahaat/contract/stock/import-stock'
import { formOf, type SentFile } from './form'
import type { TestBrowser } from './test-browser'
import type { TestServer } from './test-server'

type ImportResult = ResponseOf<typeof importStock>

/** Sends and fetches files as a browser does in which somebody is signed in. */
export function filesOf(server: TestServer, browser: TestBrowser) {
  const session = () => ({
    ...Object.fromEntries(browser.values),
    cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
  })

  async function send(call: Call, fields: Record<string, string>, ...files: SentFile[]) {
    const { payload, headers } = await formOf(fields, ...files)
    const all = { ...session(), ...headers }
    const response = await server.app.inject({ method: 'POST', url: call.path, payload, headers: all })
    const lines = response.body.split('\n').filter(Boolean)
    return { status: response.statusCode, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
  }

  /** The answer of an import: its result, or why there is none. */
  async function importSheet(mode: 'check' | 'import', bytes: SentFile['bytes'] | Uint8Array<ArrayBuffer>) {
    const { status, lines } = await send(importStock, { mode }, { name: 'stock.csv', bytes: Buffer.from(bytes) })
    const { result, error } = lines.at(-1) as { result?: ImportResult; error?: string }
    return { status, error, steps: lines.slice(0, -1), ...result }
  }

  async function download(call: Call & { answers: 'file' }, query: Record<string, string>) {
    if (sendsBody(call)) throw new Error('Files are fetched')
    const response = await server.app.inject({ url: call.path, query, headers: session() })
    return { status: response.statusCode, bytes: Buffer.from(response.rawPayload), headers: response.headers }
  }

  return { send, importSheet, download }
}
