import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settleShortage } from './settlement'
import { DEFAULT_SHORTAGE_RULE } from './shortage'
import {
  bindingComparison,
  isShortageOpen,
  nextSteps,
  weighmentState,
  weighmentStates,
  weighmentSteps,
  type WeighmentPapers,
  type WeighmentStep,
} from './weighment'

const dispatched: WeighmentPapers = {
  invoicedKg: 10_000n,
  sellerNetKg: 10_000n,
  isReceived: false,
  buyerNetKg: null,
  thirdNetKg: null,
  hasNote: false,
  isClosed: false,
}
const received = { ...dispatched, isReceived: true }
const short = { ...received, buyerNetKg: 9_930n }

const standings = [
  { say: 'on the road', papers: dispatched, state: 'dispatched' },
  { say: 'received, not yet weighed', papers: received, state: 'received' },
  { say: '50 kg short', papers: { ...received, buyerNetKg: 9_950n }, state: 'within' },
  { say: '70 kg short', papers: short, state: 'disputed' },
  { say: '70 kg over', papers: { ...received, buyerNetKg: 10_070n }, state: 'disputed' },
  { say: 'the third slip agrees with the buyer', papers: { ...short, thirdNetKg: 9_940n }, state: 'reweighed' },
  { say: 'the third slip agrees with the seller', papers: { ...short, thirdNetKg: 9_980n }, state: 'reweighed' },
  { say: 'a note', papers: { ...short, hasNote: true }, state: 'noteIssued' },
  { say: 'closed', papers: { ...short, hasNote: true, isClosed: true }, state: 'closed' },
] as const

test.each(standings)('$say: $state', ({ papers, state }) => {
  expect(weighmentState(papers, DEFAULT_SHORTAGE_RULE)).toBe(state)
})

test('there is no state that papers never come to', () => {
  expect(new Set(standings.map(({ state }) => state))).toEqual(new Set(weighmentStates))
})

test('the third slip binds, whatever the buyer weighed', () => {
  expect(bindingComparison(dispatched, DEFAULT_SHORTAGE_RULE)).toBeNull()
  expect(bindingComparison(short, DEFAULT_SHORTAGE_RULE)?.differenceKg).toBe(-70n)
  expect(bindingComparison({ ...short, thirdNetKg: 9_940n }, DEFAULT_SHORTAGE_RULE)?.differenceKg).toBe(-60n)
})

test.each([
  { say: 'on the road', papers: dispatched, open: false, steps: ['receive'] },
  { say: 'received', papers: received, open: false, steps: ['buyerSlip', 'close'] },
  { say: 'within', papers: { ...received, buyerNetKg: 9_950n }, open: false, steps: ['close'] },
  { say: 'within on the road', papers: { ...dispatched, buyerNetKg: 9_950n }, open: false, steps: ['receive'] },
  { say: 'disputed', papers: short, open: true, steps: ['thirdSlip', 'issueNote'] },
  { say: 'found short again', papers: { ...short, thirdNetKg: 9_940n }, open: true, steps: ['issueNote'] },
  { say: 'found right after all', papers: { ...short, thirdNetKg: 9_980n }, open: false, steps: ['close'] },
  { say: 'with its note', papers: { ...short, hasNote: true }, open: false, steps: ['close'] },
  { say: 'closed', papers: { ...short, hasNote: true, isClosed: true }, open: false, steps: [] },
])('$say: shortage open $open, next $steps', ({ papers, open, steps }) => {
  expect(isShortageOpen(papers, DEFAULT_SHORTAGE_RULE)).toBe(open)
  expect(nextSteps(papers, DEFAULT_SHORTAGE_RULE)).toEqual(steps)
})

const take = (papers: WeighmentPapers, step: WeighmentStep, kg: bigint): WeighmentPapers => {
  if (step === 'receive') return { ...papers, isReceived: true }
  if (step === 'buyerSlip') return { ...papers, buyerNetKg: kg }
  if (step === 'thirdSlip') return { ...papers, thirdNetKg: kg }
  return step === 'issueNote' ? { ...papers, hasNote: true } : { ...papers, isClosed: true }
}

test('however it goes, it only goes on, and a note is issued exactly where one is owed', () => {
  const move = fc.tuple(fc.constantFrom(...weighmentSteps), fc.bigInt({ min: 9_800n, max: 10_200n }))
  const line = { orderLineId: 1, theoreticalGrams: 1n, ratePerTon: 6_000_000n, feesPerTon: 0n }
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      let papers = dispatched
      const seen = new Set<string>()
      for (const [step, kg] of moves) {
        const state = weighmentState(papers, DEFAULT_SHORTAGE_RULE)
        if (!nextSteps(papers, DEFAULT_SHORTAGE_RULE).includes(step)) continue
        expect(seen.has(state)).toBe(false)
        seen.add(state)
        const comparison = bindingComparison(papers, DEFAULT_SHORTAGE_RULE)
        const note =
          comparison && settleShortage(comparison, [line], { policy: 'full', gst: 1800n, isInterState: true })
        if (step === 'issueNote') expect(note).not.toBeNull()
        if (step === 'close' && !papers.hasNote) expect(note).toBeNull()
        papers = take(papers, step, kg)
      }
    }),
  )
})
