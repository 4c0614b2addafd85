import { expect, test } from 'vitest'
import { searchTree } from '../../../ui/tree/search-tree'
import { classTree, wordsOf } from './class-tree'

const thickness = (thicknessId: number, thickness: string) => ({ thicknessId, thickness })
const size = (sizeId: number, size: string, thicknesses = [thickness(sizeId * 10, '3.2')]) => ({
  sizeId,
  size,
  thicknesses,
})

const tree = classTree([
  {
    classId: 1,
    className: 'SHS',
    sizes: [size(1, '40x40', [thickness(11, '2'), thickness(12, '3.2')]), size(2, '50x50', [])],
  },
  { classId: 2, className: 'Round GP 2', sizes: [size(3, '50 NB')] },
  { classId: 3, className: 'Angles', sizes: [size(4, '50', [])] },
])

test('only what leads to a thickness is offered, named as it is said', () => {
  expect(tree.nodes.map(({ label }) => label)).toEqual(['SHS', 'Round GP 2'])
  expect(tree.nodes[0]?.children.map(({ label }) => label)).toEqual(['40 × 40'])
  expect(tree.nodes[0]?.children[0]?.children.map(({ label }) => label)).toEqual(['2 mm', '3.2 mm'])
})

test('a leaf knows everything above it', () => {
  expect(tree.leaves.get('thickness-12')).toEqual({
    classId: 1,
    className: 'SHS',
    sizeId: 1,
    size: '40x40',
    thicknessId: 12,
    thickness: '3.2',
  })
})

test.each(['40 x 40', '40×40', '40*40 2mm', 'shs, 40X40', 'shs 2.0', '2 40x40'])(
  '%s finds a square of 40',
  (search) => {
    expect(searchTree(tree.nodes, wordsOf(search)).leaves).toContain('thickness-11')
  },
)

test.each(['50nb', '50 NB 3.20', 'round gp'])('%s finds the round pipe', (search) => {
  expect(searchTree(tree.nodes, wordsOf(search)).leaves).toEqual(['thickness-30'])
})

test('a search that has only begun is not yet one', () => {
  expect(wordsOf('  ')).toEqual([])
  expect(wordsOf('3.')).toEqual(['3'])
})
