import { expect, test } from 'vitest'
import { someOffer, someQuote } from '../some-quote'
import { allOf, type Choice, isSame, ofLots, standingCells, toggle } from './choice'

const rathi = someQuote({ quoteId: 1, items: [someOffer(11), someOffer(12)] })
const balaji = someQuote({ quoteId: 2, items: [someOffer(12), someOffer(13)] })
const none: Choice = new Map()

test('a press chooses a party for a line, another party takes its place, and a second press takes it back', () => {
  const first = toggle(none, { enquiryItemId: 12, quoteId: 1 })
  expect([...first]).toEqual([[12, 1]])
  const other = toggle(first, { enquiryItemId: 12, quoteId: 2 })
  expect([...other]).toEqual([[12, 2]])
  expect([...toggle(other, { enquiryItemId: 12, quoteId: 2 })]).toEqual([])
})

test('all of a party is what it offers, and a split is what its lots say', () => {
  expect([...allOf(balaji)]).toEqual([
    [12, 2],
    [13, 2],
  ])
  expect([
    ...ofLots([
      { quoteId: 2, enquiryItemIds: [13] },
      { quoteId: 1, enquiryItemIds: [11, 12] },
    ]),
  ]).toEqual([
    [13, 2],
    [11, 1],
    [12, 1],
  ])
})

test('what has expired, or is no longer offered, is no part of the award', () => {
  const choice = new Map([
    [11, 1],
    [12, 2],
    [13, 1],
  ])
  expect(standingCells(choice, [rathi, balaji])).toEqual([
    { enquiryItemId: 11, quoteId: 1 },
    { enquiryItemId: 12, quoteId: 2 },
  ])
  expect(standingCells(choice, [rathi, { ...balaji, expired: true }])).toEqual([{ enquiryItemId: 11, quoteId: 1 }])
})

test('a whole choice is ticked while exactly it is chosen', () => {
  const both = [
    { enquiryItemId: 12, quoteId: 2 },
    { enquiryItemId: 13, quoteId: 2 },
  ]
  expect(isSame(allOf(balaji), both)).toBe(true)
  expect(isSame(allOf(balaji), both.slice(1))).toBe(false)
  expect(isSame(allOf(balaji), [...both, { enquiryItemId: 11, quoteId: 1 }])).toBe(false)
  expect(isSame(allOf(balaji), [{ enquiryItemId: 12, quoteId: 1 }, ...both.slice(1)])).toBe(false)
})
