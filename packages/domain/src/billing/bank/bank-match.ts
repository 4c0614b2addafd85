import type { Paise } from '../../platform/money'
import { byAge, type OpenItem } from '../ledger/allocation'
import { usualTaxFigures } from '../tax-figures'

/** A row of a bank statement that brought money in. */
export interface BankRow {
  on: string
  paise: Paise
  /** What the bank says of it: references, names, whatever was typed. */
  text: string
}

/** An open invoice with what a payer may name it by. */
export interface OpenInvoice extends OpenItem {
  partyId: number
  partyName: string
  orderNo: string | null
  /** Before tax, which tax on goods is kept back from. */
  taxable: Paise
}

/** Why a row may be the payment of an invoice. */
export type MatchReason =
  'invoiceNumber' | 'orderNumber' | 'name' | 'amount' | 'amountLessTds' | 'partOfAmount' | 'severalAmounts'

export interface ProposedMatch {
  partyId: number
  /** One invoice, or several that the row pays together. */
  numbers: string[]
  /** 0 to 100: how much speaks for it. Never a decision: a person confirms. */
  score: number
  reasons: MatchReason[]
}

const worth: Record<MatchReason, number> = {
  invoiceNumber: 45,
  orderNumber: 30,
  name: 20,
  amount: 35,
  amountLessTds: 30,
  severalAmounts: 30,
  partOfAmount: 5,
}

/** Below this a proposal of one invoice would be a guess. */
const LEAST_SCORE = 30

/** Payers round the TDS to the paisa or to the rupee. */
const RUPEE = 100n

/** What a row may pay, the likeliest first. Nothing is proposed for money that came before the invoice. */
export function proposeMatches(
  row: BankRow,
  open: readonly OpenInvoice[],
  tds: bigint = usualTaxFigures.tds,
): ProposedMatch[] {
  const known = open.filter(({ issuedOn }) => issuedOn <= row.on)
  const text = plain(row.text)
  const single = known.map((invoice) =>
    proposal([invoice], [...named(text, row.text, invoice), ...paid(row.paise, invoice, tds)]),
  )
  const likely = [...single, ...together(row, text, known)].filter(({ score }) => score >= LEAST_SCORE)
  const proposed = new Set(likely.map(({ numbers }) => numbers.join()))
  const parts = inPart(row, known).filter(({ numbers }) => !proposed.has(numbers.join()))
  return [...likely, ...parts].toSorted(
    (one, other) => other.score - one.score || one.numbers.join().localeCompare(other.numbers.join()),
  )
}

function proposal(invoices: readonly OpenInvoice[], reasons: MatchReason[]): ProposedMatch {
  const score = reasons.reduce((sum, reason) => sum + worth[reason], 0)
  return {
    partyId: invoices[0]?.partyId ?? 0,
    numbers: invoices.map(({ number }) => number),
    score: Math.min(100, score),
    reasons,
  }
}

/** Payers write INV/26-27/000012 with other signs or none between, so only letters and digits count. */
const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

function named(text: string, spelled: string, { number, orderNo, partyName }: OpenInvoice): MatchReason[] {
  return [
    ...(text.includes(plain(number)) ? ['invoiceNumber' as const] : []),
    ...(orderNo !== null && text.includes(plain(orderNo)) ? ['orderNumber' as const] : []),
    ...(isNamed(spelled, partyName) ? ['name' as const] : []),
  ]
}

/** Words that every second firm has in its name. */
const common = new Set([
  'PVT',
  'LTD',
  'PRIVATE',
  'LIMITED',
  'LLP',
  'AND',
  'SONS',
  'CO',
  'THE',
  'STEEL',
  'TRADERS',
  'INDIA',
])

/** All words of the name that tell it from others; banks cut long names, so a word may be cut at the end. */
function isNamed(spelled: string, partyName: string): boolean {
  const words = (text: string) => text.toUpperCase().split(/[^A-Z0-9]+/)
  const telling = words(partyName).filter((word) => word.length > 2 && !common.has(word))
  const given = words(spelled)
  return (
    telling.length > 0 &&
    telling.every((word) => given.some((each) => each === word || (each.length > 4 && word.startsWith(each))))
  )
}

function paid(paise: Paise, { open, taxable }: OpenInvoice, tds: bigint): MatchReason[] {
  if (paise === open) return ['amount']
  const lessTds = paise + (taxable * tds) / 10_000n - open
  if (tds > 0n && lessTds > -RUPEE && lessTds < RUPEE) return ['amountLessTds']
  return paise < open ? ['partOfAmount'] : []
}

/** All that a company owes, or its oldest invoices up to the row: where several add up to it exactly. */
function together(row: BankRow, text: string, known: readonly OpenInvoice[]): ProposedMatch[] {
  return byParty(known).flatMap((oldest) => {
    const count = oldest.findIndex((_, index) => sumOf(oldest.slice(0, index + 1)) === row.paise) + 1
    if (count < 2) return []
    const chosen = oldest.slice(0, count)
    const names = new Set(chosen.flatMap((invoice) => named(text, row.text, invoice)))
    return [proposal(chosen, [...names, 'severalAmounts'])]
  })
}

/**
 * Part of what a company owes that is named: its oldest invoices, as far as the money goes. Which of them was meant is not
 * said, so it ranks below every proposal whose sum is right.
 */
function inPart(row: BankRow, known: readonly OpenInvoice[]): ProposedMatch[] {
  return byParty(known).flatMap((oldest) => {
    const count = oldest.findIndex((_, index) => sumOf(oldest.slice(0, index + 1)) >= row.paise) + 1
    const chosen = oldest.slice(0, count)
    const isPart = count > 0 && sumOf(chosen) > row.paise
    return isPart && isNamed(row.text, oldest[0]?.partyName ?? '') ? [proposal(chosen, ['name', 'partOfAmount'])] : []
  })
}

/** The invoices of each company, the oldest first. */
function byParty(known: readonly OpenInvoice[]): OpenInvoice[][] {
  const parties = new Set(known.map(({ partyId }) => partyId))
  return [...parties].map((party) => known.filter(({ partyId }) => partyId === party).toSorted(byAge))
}

const sumOf = (invoices: readonly OpenInvoice[]) => invoices.reduce((sum, { open }) => sum + open, 0n)
