import { expect, test } from 'vitest'
import { StandbyWaits } from './standby-waits'

const commit = (pid: number, since = 'noon') => ({ pid, since, isCommit: true })
const lock = (pid: number) => ({ pid, since: 'noon', isCommit: false })

test('a wait for a standby is overdue after five seconds, with those that wait for its locks as long', () => {
  const waits = new StandbyWaits()
  expect(waits.see([commit(1), lock(2)], 0)).toEqual([])
  expect(waits.see([commit(1), lock(2), lock(3)], 4999)).toEqual([])
  expect(waits.see([commit(1), lock(2), lock(3)], 5000)).toEqual([1, 2])
  expect(waits.stuck).toEqual([1])
})

test('one commit after the other on a connection is no wait', () => {
  const waits = new StandbyWaits()
  waits.see([commit(1, 'noon')], 0)
  expect(waits.see([commit(1, 'a second past noon')], 6000)).toEqual([])
})

test('locks of changes that take long are waited for', () => {
  const waits = new StandbyWaits()
  waits.see([lock(2)], 0)
  expect(waits.see([lock(2)], 60_000)).toEqual([])
})

test('changes are held up as long as one of the stuck commits waits', () => {
  const waits = new StandbyWaits()
  waits.see([commit(1), commit(4)], 0)
  waits.see([commit(1), commit(4)], 6000)
  waits.see([commit(4)], 7000)
  expect(waits.stuck).toEqual([4])
  waits.see([], 8000)
  expect(waits.stuck).toEqual([])
})
