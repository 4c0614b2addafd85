import { compareSlips, type ShortageRule, type SlipComparison } from './shortage'

/** What is known of one truck's weight, slip by slip. */
export interface WeighmentPapers {
  invoicedKg: bigint
  sellerNetKg: bigint
  isReceived: boolean
  /** Null until there is such a slip. */
  buyerNetKg: bigint | null
  /** Of the bridge that both accept; it binds. */
  thirdNetKg: bigint | null
  hasNote: boolean
  isClosed: boolean
}

export const weighmentStates = [
  'dispatched',
  'received',
  'within',
  'disputed',
  'reweighed',
  'noteIssued',
  'closed',
] as const

type WeighmentState = (typeof weighmentStates)[number]

export const weighmentSteps = ['receive', 'buyerSlip', 'thirdSlip', 'issueNote', 'close'] as const

export type WeighmentStep = (typeof weighmentSteps)[number]

/** The seller's slip against the one that counts; null until there is one. */
export function bindingComparison(papers: WeighmentPapers, rule: ShortageRule): SlipComparison | null {
  const { invoicedKg, sellerNetKg, buyerNetKg, thirdNetKg } = papers
  const otherNetKg = thirdNetKg ?? buyerNetKg
  return otherNetKg === null ? null : compareSlips({ invoicedKg, sellerNetKg, otherNetKg }, rule)
}

/** Where a truck's weighment stands. It follows from the papers alone, so that it can't disagree with them. */
export function weighmentState(papers: WeighmentPapers, rule: ShortageRule): WeighmentState {
  if (papers.isClosed) return 'closed'
  if (papers.hasNote) return 'noteIssued'
  const comparison = bindingComparison(papers, rule)
  if (comparison === null) return papers.isReceived ? 'received' : 'dispatched'
  if (papers.thirdNetKg !== null) return 'reweighed'
  return comparison.isWithin ? 'within' : 'disputed'
}

/** By the slip that counts something is owed, and no note has settled it. */
export const isShortageOpen = (papers: WeighmentPapers, rule: ShortageRule): boolean =>
  !papers.hasNote && bindingComparison(papers, rule)?.isWithin === false

/** What may be done next. A seller who takes the buyer's word needs no third slip: a note may follow a dispute at once. */
export function nextSteps(papers: WeighmentPapers, rule: ShortageRule): WeighmentStep[] {
  const state = weighmentState(papers, rule)
  if (state === 'closed') return []
  if (state === 'dispatched') return ['receive']
  if (state === 'received') return ['buyerSlip', 'close']
  if (state === 'disputed') return ['thirdSlip', 'issueNote']
  if (isShortageOpen(papers, rule)) return ['issueNote']
  // A slip may come before the buyer has said what arrived.
  return [papers.isReceived ? 'close' : 'receive']
}
