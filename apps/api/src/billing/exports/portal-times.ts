import { Refusal } from '../../platform/refusal'

/** Clocks of the portal and of this server may differ a little. */
const CLOCKS_MS = 5 * 60 * 1000

/** Nothing that a portal did is later. */
export const latestTime = (at: Date) => new Date(at.getTime() + CLOCKS_MS)

/** When something was cancelled at a portal that was given at this time: as typed, or now. */
export function cancelledWhen(typed: string | null | undefined, givenAt: Date, at: Date): Date {
  if (!typed) return at
  const cancelledAt = new Date(typed)
  if (cancelledAt < givenAt || cancelledAt > latestTime(at)) throw new Refusal('cancelTimeWrong')
  return cancelledAt
}
