import { expect, test } from 'vitest'
import type { Table } from '../table'
import { besideKept, roundsOf } from './kept-figures'

const table = (perSecond: number, rounds: number[], connections?: number): Table => ({
  title: 'Growth',
  head: ['', '2,000', 'times slower'],
  rows: [{ cells: ['filtered page', perSecond], rounds, ...(connections !== undefined && { connections }) }],
})
const kept = (...tables: Table[]) => ({ machine: 'm', commit: 'abc', day: '2026-11-19', rounds: roundsOf(tables) })

test('a row is found again, whatever it measures this time', () => {
  const beside = besideKept(table(250, [1, 1.1, 0.9, 1]), kept(table(300, [2, 2.1, 1.9, 2])))
  expect(beside?.rows.map(({ cells }) => [cells[0], cells.at(-1)])).toEqual([['filtered page', 'WORSE']])
})

test('the same work with more connections is another row', () => {
  expect(besideKept(table(250, [1, 1, 1], 64), kept(table(250, [1, 1, 1], 16)))).toBeNull()
})
