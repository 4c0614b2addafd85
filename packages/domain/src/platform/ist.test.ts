import { afterAll, afterEach, expect, test } from 'vitest'
import { formatIstDate, formatIstTime, istDay, startOfIstDay } from './ist'
import { englishReader, hindiReader, setReader } from './language'

const before = setReader(() => englishReader)
afterEach(() => setReader(() => englishReader))
afterAll(() => setReader(before))

test.each([
  { say: 'noon', instant: '2026-11-15T06:30:00.000Z', date: '15 Nov 2026', time: '15 Nov 2026, 12:00 IST' },
  { say: 'midnight in India', instant: '2026-11-14T18:30:00Z', date: '15 Nov 2026', time: '15 Nov 2026, 00:00 IST' },
  { say: 'another offset', instant: '2027-01-01T00:15:00+05:30', date: '1 Jan 2027', time: '1 Jan 2027, 00:15 IST' },
])('$say', ({ instant, date, time }) => {
  expect(formatIstDate(instant)).toBe(date)
  expect(formatIstTime(instant)).toBe(time)
})

test.each([
  { day: '2026-11-15', later: 0, instant: '2026-11-14T18:30:00.000Z' },
  { day: '2026-11-15', later: 1, instant: '2026-11-15T18:30:00.000Z' },
  { day: '2026-12-31', later: 1, instant: '2026-12-31T18:30:00.000Z' },
  { day: '2028-02-28', later: 1, instant: '2028-02-28T18:30:00.000Z' },
])('$day and $later days begin in India at $instant', ({ day, later, instant }) => {
  expect(startOfIstDay(day, later).toISOString()).toBe(instant)
})

test('the day in India begins five and a half hours before the day in Greenwich', () => {
  expect(istDay(new Date('2026-11-14T18:29:59.999Z'))).toBe('2026-11-14')
  expect(istDay(new Date('2026-11-14T18:30:00.000Z'))).toBe('2026-11-15')
})

test('days in Hindi have their months in full or as papers shorten them', () => {
  setReader(() => hindiReader)
  expect(formatIstTime('2026-11-16T04:00:00Z')).toBe('16 नव॰ 2026, 09:30 IST')
  expect(formatIstDate('2027-03-31T18:30:00Z')).toBe('1 अप्रैल 2027')
})
