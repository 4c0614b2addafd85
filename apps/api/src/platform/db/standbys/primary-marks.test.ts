import { expect, test } from 'vitest'
import { PrimaryMarks } from './primary-marks'

test('a standby is recent when it has what the primary had two seconds ago', () => {
  const marks = new PrimaryMarks()
  marks.add(100n, 0)
  marks.add(200n, 1000)
  marks.add(300n, 2500)
  expect([199n, 200n, 300n].map((replayed) => marks.isRecent(replayed))).toEqual([false, true, true])
})

test('a primary to which nothing is written makes no standby late', () => {
  const marks = new PrimaryMarks()
  for (const at of [0, 60_000, 120_000]) marks.add(100n, at)
  expect(marks.isRecent(100n)).toBe(true)
})

test('before anything is known of the primary no standby is recent', () => {
  expect(new PrimaryMarks().isRecent(100n)).toBe(false)
})

test('after a failover the log may begin again further back', () => {
  const marks = new PrimaryMarks()
  marks.add(500n, 0)
  marks.add(400n, 500)
  expect([399n, 400n].map((replayed) => marks.isRecent(replayed))).toEqual([false, true])
})
