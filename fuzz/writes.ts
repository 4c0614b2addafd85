import { AsyncLocalStorage } from 'node:async_hooks'
import { Client, type QueryResult } from 'pg'

/** The tables that one request wrote and committed. */
const requests = new AsyncLocalStorage<Set<string>>()
/** What the open transaction of a connection has written so far. */
const open = new WeakMap<Client, Set<string>>()

const WRITES = /\b(?:insert into|update(?! of)|delete from)\s+"?(\w+)"?/i

/** Runs a request and returns the tables it changed; a rollback or a statement without rows is no change. */
export async function withWrites<T>(request: () => Promise<T>): Promise<{ result: T; written: ReadonlySet<string> }> {
  const written = new Set<string>()
  // Awaited inside: an injected request starts when it is awaited.
  return { result: await requests.run(written, async () => await request()), written }
}

/**
 * Observes the driver. The database reports the kind and row count of each statement, so that concurrent requests can
 * be told apart.
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
