import { expect, test } from 'vitest'
import { offeredStep } from './offered-step'

const BUYER = 7

test.each([
  { say: 'another party may quote', userId: 8, status: 'InProgress', step: 'quote' },
  { say: 'the buyer may edit', userId: BUYER, status: 'InProgress', step: 'edit' },
  { say: 'nobody quotes for what is completed', userId: 8, status: 'Completed', step: null },
  { say: 'nor is it edited', userId: BUYER, status: 'Completed', step: null },
] as const)('$say', ({ userId, status, step }) => {
  expect(offeredStep({ buyerId: BUYER, status }, userId)).toBe(step)
})
