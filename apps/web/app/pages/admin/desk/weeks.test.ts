import type { AdminDesk } from '@lohahaat/contract/site/desks/admin-desk'
import { expect, test } from 'vitest'
import { changeOf, figuresOf } from './weeks'

const counts = [1, 2, 3, 4, 5, 6, 7, 2, 4, 1, 0, 0, 0, 0]
const desk = {
  now: '2026-03-11T06:30:00.000Z',
  days: counts.map((orders, at) => ({
    day: `2026-03-${String(at + 2).padStart(2, '0')}`,
    orders,
    tons: orders,
    rupees: 0,
  })),
  lastWeekByNow: { orders: 1, tons: 1, rupees: 0 },
} as AdminDesk

test('this week is compared with last week up to the same hour', () => {
  const week = figuresOf(desk, 'orders', '2026-03-11')
  expect(week).toMatchObject({ today: 1, todayLastWeek: 1, thisWeek: 7, lastWeekSoFar: 4 })
  expect(week.days.map(({ last, current }) => [last, current])).toEqual([
    ...[
      [1, 2],
      [2, 4],
      [3, 1],
      [4, 0],
      [5, 0],
      [6, 0],
      [7, 0],
    ],
  ])
  expect(week.days.findIndex(({ isToday }) => isToday)).toBe(2)
  expect(week.days.filter(({ isAhead }) => isAhead)).toHaveLength(4)
  expect(changeOf(week)).toBe(75)
})

test('nothing last week can’t be compared with', () => {
  expect(changeOf(figuresOf(desk, 'rupees', '2026-03-11'))).toBeNull()
})
