/**
 * Waits for statements that are sent together; for all of them, also when one fails: none may be still under way when its
 * transaction has ended, for what it wrote then would stay.
 */
export async function together<const T extends readonly unknown[]>(
  work: T,
): Promise<{ [Index in keyof T]: Awaited<T[Index]> }> {
  // A statement of the query builder is sent each time that somebody waits for it: so that happens once.
  const sent = work.map((one) => Promise.resolve(one))
  await Promise.allSettled(sent)
  return Promise.all(sent) as Promise<{ [Index in keyof T]: Awaited<T[Index]> }>
}

/** Until somebody waits for it, a failure of it is nobody's. */
export function awaitedLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}
