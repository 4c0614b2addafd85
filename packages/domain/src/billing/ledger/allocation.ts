import type { Paise } from '../../platform/money'

/** An invoice or debit note with what is still owed of it. */
export interface OpenItem {
  number: string
  /** The day that it was issued. */
  issuedOn: string
  open: Paise
}

export interface Share {
  number: string
  paise: Paise
}

export interface Allocation {
  shares: Share[]
  /** What is left over stays with the company. */
  advance: Paise
}

/** The oldest first, by number within a day. */
export function allocateOldestFirst(received: Paise, items: readonly OpenItem[]): Allocation {
  let advance = received
  const shares: Share[] = []
  for (const { number, open } of items.toSorted(byAge)) {
    const paise = open < advance ? open : advance
    if (paise <= 0n) continue
    shares.push({ number, paise })
    advance -= paise
  }
  return { shares, advance }
}

export const byAge = (one: OpenItem, other: OpenItem) =>
  one.issuedOn.localeCompare(other.issuedOn) || one.number.localeCompare(other.number)

export interface AllocationProblem {
  number: string
  kind: 'unknown' | 'twice' | 'notPositive' | 'aboveOpen' | 'aboveReceived'
}

/** As a person chose: to the paisa, or it is refused. */
export function allocateByHand(
  received: Paise,
  items: readonly OpenItem[],
  chosen: readonly Share[],
): Allocation | { problems: AllocationProblem[] } {
  const problems = chosen.flatMap(({ number, paise }, index): AllocationProblem[] => {
    const item = items.find((each) => each.number === number)
    if (!item) return [{ number, kind: 'unknown' }]
    if (chosen.findIndex((each) => each.number === number) !== index) return [{ number, kind: 'twice' }]
    if (paise <= 0n) return [{ number, kind: 'notPositive' }]
    return paise > item.open ? [{ number, kind: 'aboveOpen' }] : []
  })
  const sum = chosen.reduce((all, { paise }) => all + paise, 0n)
  if (problems.length === 0 && sum > received) problems.push({ number: '', kind: 'aboveReceived' })
  return problems.length > 0 ? { problems } : { shares: [...chosen], advance: received - sum }
}
