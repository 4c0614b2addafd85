/**
 * Waits for statements that are sent together; for all of them, also when one fails: none may be still under way when its
 * transaction has ended, for what it wrote then would stay.
 */
export async function together<const T extends readonly unknown[]>(work: T) {
  // A statement of the query builder is sent each time that somebody waits for it: so that happens once.
  const sent = work.map((one) => Promise.resolve(one)) as { [Index in keyof T]: Promise<Awaited<T[Index]>> }
  await Promise.allSettled(sent)
  return Promise.all(sent)
}
