import { describe, expect, test } from 'vitest'
import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { someOffer, someQuote } from '../some-quote'
import { inputOf, isAskable, savingOf, startOf, targetProblem } from './ask-values'

const NOW = Date.parse('2026-11-18T06:00:00Z')
const line = { enquiryItemId: 3, unit: 'Ton', quantity: 3.8, length: null, weightPerPiece: 25.1 } as EnquiryItem
const quote = someQuote({ quoteId: 7, items: [someOffer(3, { price: 58_900, amount: 223_820 })] })

describe('asking for better', () => {
  test('of the whole quote names no line', () => {
    expect(inputOf(7, startOf(null), NOW)).toEqual({ quoteId: 7, lines: [], deadline: null, note: '' })
    expect(isAskable(startOf(null))).toBe(true)
  })

  test('of a line goes with or without a target, and its deadline is an instant', () => {
    const asked = startOf(3)
    expect(inputOf(7, asked, NOW).lines).toEqual([{ enquiryItemId: 3, targetPrice: null }])
    const typed = { ...asked, targets: { 3: '58,300' }, hours: '4' }
    expect(inputOf(7, typed, NOW)).toMatchObject({
      lines: [{ enquiryItemId: 3, targetPrice: 58_300 }],
      deadline: '2026-11-18T10:00:00.000Z',
    })
  })

  test('needs a line, and targets that are prices', () => {
    expect(isAskable({ ...startOf(3), targets: {} })).toBe(false)
    expect(isAskable({ ...startOf(3), targets: { 3: '0' } })).toBe(false)
    expect(targetProblem('0')).toBe('Price must be above 0.')
    expect(targetProblem('')).toBeUndefined()
  })

  test('says what the targets would save, as the order would be charged', () => {
    expect(savingOf([line], quote, { ...startOf(3), targets: { 3: '58,300' } })).toBe(228_000n)
    expect(savingOf([line], quote, startOf(3))).toBe(0n)
  })
})
