import type { Paise } from '../../platform/money'
import { allocateOldestFirst, byAge, type OpenItem, type Share } from './allocation'

/** What a company was billed. */
export interface Billed {
  number: string
  issuedOn: string
  payable: Paise
}

/** Receipts, tax kept back and credit notes: what counts against bills, with the shares that were set. */
export interface Settled {
  paise: Paise
  shares: readonly Share[]
}

/**
 * What is still owed of each bill, and the advance. Shares count against their bill as far as it is open: what was credited
 * after it was paid, or set to a bill that was cancelled, is advance again.
 */
export function openItems(
  billed: readonly Billed[],
  settled: readonly Settled[],
): { items: OpenItem[]; advance: Paise } {
  const open = new Map(billed.map(({ number, payable }) => [number, payable]))
  let advance = 0n
  for (const { paise, shares } of settled) {
    let used = 0n
    for (const share of shares) {
      const left = open.get(share.number) ?? 0n
      const taken = share.paise < left ? share.paise : left
      open.set(share.number, left - taken)
      used += taken
    }
    advance += paise - used
  }
  const items = billed.map(({ number, issuedOn }) => ({ number, issuedOn, open: open.get(number) ?? 0n }))
  return { items: items.filter((item) => item.open > 0n).toSorted(byAge), advance }
}

/** The advance set against what is open, oldest first: what the company can be asked for. */
export function withAdvanceUsed({ items, advance }: { items: readonly OpenItem[]; advance: Paise }) {
  const { shares, advance: left } = allocateOldestFirst(advance, items)
  const used = new Map(shares.map(({ number, paise }) => [number, paise]))
  const rest = items.map((item) => ({ ...item, open: item.open - (used.get(item.number) ?? 0n) }))
  return { items: rest.filter(({ open }) => open > 0n), advance: left }
}
