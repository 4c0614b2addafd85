import { describe, expect, test } from 'vitest'
import { countProblem, receiptInput, receiptProblem, startOf, suggestOutcome } from './receive-values'

const lines = [
  { orderLineId: 1, pieces: 160 },
  { orderLineId: 2, pieces: null },
]

describe('what the buyer found on the truck', () => {
  test('begins with what was loaded, and is in order', () => {
    expect(startOf(lines)).toEqual({ 1: '160', 2: '' })
    expect(suggestOutcome(lines, startOf(lines))).toBe('InOrder')
    expect(receiptInput(lines, startOf(lines))).toEqual([
      { orderLineId: 1, pieces: 160 },
      { orderLineId: 2, pieces: null },
    ])
  })

  test.each([
    { say: 'fewer pieces', counted: '158', outcome: 'Short' },
    { say: 'none', counted: '0', outcome: 'Short' },
    { say: 'more pieces', counted: '161', outcome: 'InOrder' },
  ])('$say: $outcome by itself', ({ counted, outcome }) => {
    expect(suggestOutcome(lines, { 1: counted, 2: '' })).toBe(outcome)
  })

  test('what is not in order is described', () => {
    expect(receiptProblem('Damaged', ' ')).toContain('what is')
    expect(receiptProblem('Damaged', 'Two bent')).toBeUndefined()
    expect(receiptProblem('InOrder', '')).toBeUndefined()
  })

  test('pieces are whole', () => {
    expect(countProblem('158.5')).toContain('whole')
    expect(countProblem('')).toBeUndefined()
  })
})
