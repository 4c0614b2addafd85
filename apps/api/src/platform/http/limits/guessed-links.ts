import { refuseIfSpent, tryConsume, type Limits } from './limits'

/** Uses the secret of a link. Who brings too many wrong ones, for which `use` answers null, has to wait. */
export async function unlessGuessing<T>(
  limit: Limits['wrongLinksPerAddress'],
  address: string,
  use: () => Promise<T | null>,
): Promise<T | null> {
  await refuseIfSpent(limit, address)
  const outcome = await use()
  if (outcome === null) await tryConsume(limit, address)
  return outcome
}
