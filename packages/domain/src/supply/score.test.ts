import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENOUGH_ORDERS, scoreCard, type ScoreEvents } from './score'

const events: ScoreEvents = {
  orders: 12,
  answeredLines: 40,
  acceptedLines: 38,
  medianAnswerMinutes: 135,
  ratings: 3,
  stars: 13,
  ...{ dueLines: 30, onTimeLines: 27, weighedTrucks: 8, trucksWithin: 7 },
  ...{ begunOrders: 10, certifiedOrders: 10, receivedTrucks: 9, disputedTrucks: 0 },
}

test('a seller by what happened', () => {
  expect(scoreCard(events)).toEqual({
    isNew: false,
    orders: 12,
    answerHours: 2.3,
    acceptedPercent: 95,
    ...{ onTimePercent: 90, withinPercent: 88, certifiedPercent: 100, disputedPercent: 0 },
    ratings: 3,
    stars: 4.3,
  })
})

test('with fewer than five orders he is new, and no share is told', () => {
  expect(scoreCard({ ...events, orders: 4 })).toMatchObject({
    ...{ isNew: true, acceptedPercent: null, onTimePercent: null, withinPercent: null },
    ...{ certifiedPercent: null, disputedPercent: null },
  })
  expect(scoreCard({ ...events, orders: 5 })).toMatchObject({ isNew: false, acceptedPercent: 95 })
})

test('what has not happened is not measured', () => {
  const nothing = Object.fromEntries(Object.keys(events).map((event) => [event, 0])) as unknown as ScoreEvents
  expect(scoreCard({ ...nothing, orders: 9, medianAnswerMinutes: null })).toMatchObject({
    ...{ acceptedPercent: null, answerHours: null, stars: null, onTimePercent: null },
    ...{ withinPercent: null, certifiedPercent: null, disputedPercent: null },
  })
})

test('one refusal among a thousand is no 100 %, one acceptance no 0 %', () => {
  expect(scoreCard({ ...events, answeredLines: 1000, acceptedLines: 999 }).acceptedPercent).toBe(99)
  expect(scoreCard({ ...events, answeredLines: 1000, acceptedLines: 1 }).acceptedPercent).toBe(1)
})

const drawn = fc
  .record({
    orders: fc.nat(500),
    answeredLines: fc.nat(5000),
    refusedLines: fc.nat(5000),
    medianAnswerMinutes: fc.option(fc.nat(100_000)),
    given: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 50 }),
  })
  .map(({ answeredLines, refusedLines, given, ...rest }): ScoreEvents => ({
    ...events,
    ...rest,
    answeredLines,
    acceptedLines: Math.max(0, answeredLines - refusedLines),
    ratings: given.length,
    stars: given.reduce((sum, stars) => sum + stars, 0),
  }))

test('a share is within 0 and 100, stars within 1 and 5, and both are told of enough events alone', () => {
  fc.assert(
    fc.property(drawn, (happened) => {
      const card = scoreCard(happened)
      if (card.acceptedPercent !== null) {
        expect(card.acceptedPercent).toBeGreaterThanOrEqual(0)
        expect(card.acceptedPercent).toBeLessThanOrEqual(100)
        expect(card.acceptedPercent === 100).toBe(happened.acceptedLines === happened.answeredLines)
        expect(happened.orders).toBeGreaterThanOrEqual(ENOUGH_ORDERS)
      }
      if (card.stars !== null) expect(card.stars >= 1 && card.stars <= 5).toBe(true)
      expect(card.stars === null).toBe(happened.ratings === 0)
    }),
  )
})

test('one more accepted line never makes it worse', () => {
  fc.assert(
    fc.property(drawn, (happened) => {
      const more = {
        ...happened,
        answeredLines: happened.answeredLines + 1,
        acceptedLines: happened.acceptedLines + 1,
      }
      const [before, after] = [scoreCard(happened).acceptedPercent, scoreCard(more).acceptedPercent]
      if (before !== null) expect(after ?? 0).toBeGreaterThanOrEqual(before)
    }),
  )
})
