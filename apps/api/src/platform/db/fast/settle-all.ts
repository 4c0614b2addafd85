import type { Db } from '../db'
import { PipelinedClient } from './pipelined-client'

type Statements = readonly (() => unknown)[]
type Answers<T extends Statements> = { [Index in keyof T]: Awaited<ReturnType<T[Index]>> }

/** Whether statements of this transaction are sent without waiting for earlier results. */
export const isPipelined = (tx: Db) => tx.$client instanceof PipelinedClient

/**
 * Sends statements of a transaction in this order, which is also the order of their locks. None depends on another's
 * result. All are awaited even if one fails: a statement still running after the rollback would be committed on its
 * own.
 */
export async function sendInLockOrder<const T extends Statements>(tx: Db, statements: T): Promise<Answers<T>> {
  if (!isPipelined(tx)) return sendOneByOne(statements)
  // A query builder statement is sent each time it is awaited, so it is awaited once.
  const sent = statements.map((send) => Promise.resolve(send()))
  await Promise.allSettled(sent)
  return Promise.all(sent) as Promise<Answers<T>>
}

async function sendOneByOne<const T extends Statements>(statements: T): Promise<Answers<T>> {
  const answers: unknown[] = []
  for (const send of statements) answers.push(await send())
  return answers as Answers<T>
}

/** As sendInLockOrder, for statements whose order does not matter. */
export const settleAll = <const T extends Statements>(tx: Db, statements: T) => sendInLockOrder(tx, statements)

/** Prevents an unhandled rejection of a promise that is awaited later. */
export function markHandled<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}
