/**
 * Waits for statements that are sent together; for all of them, also when one fails: none may be still under way when its
 * transaction has ended, for what it wrote then would stay.
 */
export async function settleAll<const T extends readonly unknown[]>(
  work: T,
): Promise<{ [Index in keyof T]: Awaited<T[Index]> }> {
  // A statement of the query builder is sent each time that somebody waits for it: so that happens once.
  const sent = work.map((one) => Promise.resolve(one))
  await Promise.allSettled(sent)
  return Promise.all(sent) as Promise<{ [Index in keyof T]: Awaited<T[Index]> }>
}

/** Prevents an unhandled rejection of a promise that is awaited later. */
export function markHandled<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}
