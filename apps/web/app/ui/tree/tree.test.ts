import { expect, test } from 'vitest'
import { searchTree } from './search-tree'
import { findTyped, stepOf } from './tree-keys'
import { countTicks, leavesOf, type TreeNode } from './tree-node'
import { rowsOf } from './tree-rows'

const node = (id: string, label: string, children: TreeNode[] = []): TreeNode => ({
  id,
  label,
  words: label.toLowerCase().replace(' × ', 'x').split(' '),
  children,
})

const tree = [
  node('shs', 'SHS', [
    node('40', '40 × 40', [node('40/2', '2 mm'), node('40/3.2', '3.2 mm')]),
    node('50', '50x50', [node('50/3.2', '3.2 mm')]),
  ]),
  node('gi', 'GI', [node('50nb', '50 NB', [node('50nb/3.6', '3.6 mm')])]),
]

const everything = { isShown: () => true, isOpen: () => true }
const closed = { isShown: () => true, isOpen: () => false }

test('a branch has the leaves of all branches below it', () => {
  expect(tree.map(leavesOf)).toEqual([['40/2', '40/3.2', '50/3.2'], ['50nb/3.6']])
})

test('a branch counts what is ticked below it', () => {
  const ticks = countTicks(tree, new Set(['40/2', '50nb/3.6']))
  expect(ticks.get('shs')).toEqual({ ticked: 1, of: 3 })
  expect(ticks.get('50')).toEqual({ ticked: 0, of: 1 })
  expect(ticks.get('gi')).toEqual({ ticked: 1, of: 1 })
})

test.each([
  { search: 'shs', leaves: ['40/2', '40/3.2', '50/3.2'], opened: ['shs', '40', '50'] },
  { search: '3.2', leaves: ['40/3.2', '50/3.2'], opened: ['40', '50', 'shs'] },
  { search: 'shs 50', leaves: ['50/3.2'], opened: ['shs', '50'] },
  { search: '50', leaves: ['50/3.2', '50nb/3.6'], opened: ['shs', 'gi', '50', '50nb'] },
  { search: '3.2 shs 40x40', leaves: ['40/3.2'], opened: ['40', 'shs'] },
  { search: 'hs', leaves: [], opened: [] },
])('$search finds $leaves', ({ search, leaves, opened }) => {
  const found = searchTree(tree, search.split(' '))
  expect(found.leaves).toEqual(leaves)
  expect([...found.opened].filter((id) => !id.includes('/'))).toEqual(opened)
})

test('a branch with more than a glance below it is found closed', () => {
  const walls = Array.from({ length: 21 }, (_, index) => node(`w${index}`, `${index} mm`))
  const found = searchTree([node('rhs', 'RHS', [node('80x40', '80x40', walls)])], ['80x40'])
  expect(found.leaves).toHaveLength(21)
  expect([...found.opened]).toEqual(['rhs'])
})

test('only open branches have lines, counted among those that are shown', () => {
  expect(rowsOf(tree, closed).map(({ node }) => node.id)).toEqual(['shs', 'gi'])
  const { shown, opened } = searchTree(tree, ['3.6'])
  const rows = rowsOf(tree, { isShown: (id) => shown.has(id), isOpen: (id) => opened.has(id) })
  expect(rows.map(({ node, level, position, siblings }) => [node.id, level, position, siblings])).toEqual([
    ['gi', 1, 1, 1],
    ['50nb', 2, 1, 1],
    ['50nb/3.6', 3, 1, 1],
  ])
})

test.each([
  { key: 'ArrowDown', at: 0, step: { to: 1 } },
  { key: 'ArrowDown', at: 8, step: { to: 8 } },
  { key: 'ArrowUp', at: 0, step: { to: 0 } },
  { key: 'ArrowRight', at: 0, step: { to: 1 } },
  { key: 'ArrowRight', at: 2, step: null },
  { key: 'ArrowLeft', at: 0, step: 'open' },
  { key: 'ArrowLeft', at: 3, step: { to: 1 } },
  { key: 'Home', at: 5, step: { to: 0 } },
  { key: 'End', at: 0, step: { to: 8 } },
  { key: ' ', at: 1, step: 'tick' },
  { key: 'Enter', at: 1, step: 'open' },
  { key: 'Enter', at: 2, step: 'tick' },
  { key: 'Tab', at: 1, step: null },
])('$key on line $at', ({ key, at, step }) => {
  expect(stepOf(key, rowsOf(tree, everything), at)).toEqual(step)
})

test.each([
  { key: 'ArrowRight', step: 'open' },
  { key: 'ArrowLeft', step: null },
])('$key on a closed branch', ({ key, step }) => {
  expect(stepOf(key, rowsOf(tree, closed), 0)).toEqual(step)
})

test.each([
  { typed: '5', at: 0, to: 4 },
  { typed: '5', at: 4, to: 7 },
  { typed: '50n', at: 4, to: 7 },
  { typed: 's', at: 7, to: 0 },
  { typed: '40x', at: 4, to: 1 },
  { typed: 'x', at: 3, to: 3 },
])('typing $typed on line $at', ({ typed, at, to }) => {
  expect(findTyped(rowsOf(tree, everything), at, typed)).toBe(to)
})
