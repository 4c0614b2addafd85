import { expect, test } from 'vitest'
import { istDay } from '@lohahaat/domain/platform/ist'
import { HISTORY_DAYS, momentsUntil } from './moments'

const DAY_MS = 24 * 60 * 60 * 1000

test.each(['2026-03-01T18:29:59.999Z', '2026-03-01T18:30:00Z', '2026-03-02T06:30:00Z'])(
  'at %s nothing has happened yet that is still to come, nor anything 120 days ago',
  (instant) => {
    const now = new Date(instant)
    const { at, start } = momentsUntil(now)
    expect(at(0, 23.9).getTime()).toBeLessThanOrEqual(now.getTime())
    expect(at(1, 23.9).getTime()).toBeLessThan(at(0, 0.1).getTime() + 1)
    expect(start).toEqual(at(HISTORY_DAYS, 0))
    expect(now.getTime() - start.getTime()).toBeLessThanOrEqual(120 * DAY_MS)
  },
)

test('no price is revised on a Sunday', () => {
  const { at, workday } = momentsUntil(new Date('2026-03-04T06:30:00Z'))
  for (let day = 0; day < HISTORY_DAYS; day++)
    expect(new Date(istDay(at(workday(day), 12))).getUTCDay(), `${day} days ago`).not.toBe(0)
  expect(workday(3)).toBe(4)
  expect(workday(4)).toBe(4)
})
