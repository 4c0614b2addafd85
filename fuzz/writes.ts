import { AsyncLocalStorage } from 'node:async_hooks'
import { Client, type QueryResult } from 'pg'

/** What the work of one request wrote and committed: the tables. */
const requests = new AsyncLocalStorage<Set<string>>()
/** What the open transaction of a connection has written so far. */
const open = new WeakMap<Client, Set<string>>()

const WRITES = /\b(?:insert into|update(?! of)|delete from)\s+"?(\w+)"?/i

/** Runs a request and tells which tables it changed: what was rolled back, or hit no row, is no change. */
export async function withWrites<T>(request: () => Promise<T>): Promise<{ result: T; written: ReadonlySet<string> }> {
  const written = new Set<string>()
  // Waited for inside: a request that is injected begins when somebody waits for it.
  return { result: await requests.run(written, async () => await request()), written }
}

/**
 * Looks over the shoulder of the driver. The database itself says of each statement what kind it was and how many rows it
 * hit, so that requests can be told apart although many run at once.
 */
export function watchWrites() {
  const query = Client.prototype.query as (this: Client, ...args: unknown[]) => unknown
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const written = requests.getStore()
    if (!written) return query.apply(this, args)
    const [config] = args
    const text = typeof config === 'string' ? config : ((config as { text?: string } | undefined)?.text ?? '')
    const note = (result: unknown) => notice(this, text, result as QueryResult | QueryResult[], written)
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const noting = (error: unknown, result: unknown) => {
        if (!error) note(result)
        ;(callback as (...answer: unknown[]) => void)(error, result)
      }
      return query.apply(this, [...args.slice(0, -1), noting])
    }
    return (query.apply(this, args) as Promise<unknown>).then((result) => {
      note(result)
      return result
    })
  } as Client['query']
}

function notice(client: Client, text: string, result: QueryResult | QueryResult[], written: Set<string>) {
  for (const { command, rowCount } of [result].flat()) {
    if (command === 'BEGIN' || command === 'START') open.set(client, new Set())
    else if (command === 'COMMIT') for (const table of endOf(client)) written.add(table)
    else if (command === 'ROLLBACK' && !/^rollback to/i.test(text)) endOf(client)
    else if (rowCount) {
      const table = WRITES.exec(text.replaceAll(/\bfor (no key )?update\b/gi, ''))?.[1]
      if (table) (open.get(client) ?? written).add(table)
    }
  }
}

function endOf(client: Client): ReadonlySet<string> {
  const pending = open.get(client) ?? new Set<string>()
  open.delete(client)
  return pending
}
