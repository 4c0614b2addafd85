import { expect, test } from 'vitest'
import { offeredStep } from './offered-step'

const BUYER = 7

test.each([
  { say: 'another party may quote', userId: 8, buys: true, status: 'InProgress', step: 'quote' },
  { say: 'the buyer may edit', userId: BUYER, buys: true, status: 'InProgress', step: 'edit' },
  { say: 'his colleague in accounts may not', userId: BUYER, buys: false, status: 'InProgress', step: null },
  { say: 'nobody quotes for what is completed', userId: 8, buys: true, status: 'Completed', step: null },
  { say: 'nor is it edited', userId: BUYER, buys: true, status: 'Completed', step: null },
] as const)('$say', ({ status, step, ...reader }) => {
  expect(offeredStep({ buyerId: BUYER, status }, reader)).toBe(step)
})
