import type { Db } from '../db'
import { PipelinedClient } from './pipelined-client'

type Statements = readonly (() => unknown)[]
type Answers<T extends Statements> = { [Index in keyof T]: Awaited<ReturnType<T[Index]>> }

/** Whether statements of this transaction leave without waiting for the answers to those before. */
export const isPipelined = (tx: Db) => tx.$client instanceof PipelinedClient

/**
 * Sends statements of a transaction in this order, in which the database carries them out and takes their locks. None is
 * begun with the answer of another. All are waited for, also when one fails: none may be still under way when its
 * transaction has ended, for what it wrote then would stay.
 */
export async function sendInLockOrder<const T extends Statements>(tx: Db, statements: T): Promise<Answers<T>> {
  if (!isPipelined(tx)) return sendOneByOne(statements)
  // A statement of the query builder is sent each time that somebody waits for it: so that happens once.
  const sent = statements.map((send) => Promise.resolve(send()))
  await Promise.allSettled(sent)
  return Promise.all(sent) as Promise<Answers<T>>
}

async function sendOneByOne<const T extends Statements>(statements: T): Promise<Answers<T>> {
  const answers: unknown[] = []
  for (const send of statements) answers.push(await send())
  return answers as Answers<T>
}

/** As sendInLockOrder, for statements that could as well be sent in any other order. */
export const settleAll = <const T extends Statements>(tx: Db, statements: T) => sendInLockOrder(tx, statements)

/** Prevents an unhandled rejection of a promise that is awaited later. */
export function markHandled<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}
