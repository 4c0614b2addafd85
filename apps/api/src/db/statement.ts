import type { Db } from './db'

interface Prepared<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>
}

interface Preparable<Rows> {
  prepare(name: string): Prepared<Rows>
}

/**
 * A statement that is put into words once, with placeholders for what differs: to do so each time takes the query builder
 * longer than the database takes to answer. The builder ties what it prepared to one connection; here it is lent to
 * whichever transaction asks.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it names what must be given
export function statement<Given extends object, Rows>(
  name: string,
  build: (db: Db) => Preparable<Rows>,
): (db: Db, values: Given) => Promise<Rows> {
  let prepared: Prepared<Rows> | undefined
  return (db, values) => {
    prepared ??= build(db).prepare(name)
    const client: unknown = Reflect.get(db._.session, 'client')
    const own = Object.create(prepared, { client: { value: client } }) as Prepared<Rows>
    return own.execute({ ...values } as Record<string, unknown>)
  }
}
