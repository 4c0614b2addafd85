import { expect, test } from 'vitest'
import { choicesOf, namesOf, nothingPicked, pickByNames, pickClass, pickSize } from './pipe-tree'
import { someTree } from './some-tree'

const black = pickByNames(someTree, { className: 'Round Black', size: '50 NB', thickness: '3.6' })

test.each([
  { say: 'all of it', names: ['Round Black', '50 NB', '3.60'], picked: black },
  { say: 'a class alone', names: ['round black', null, '3.6'], picked: { ...nothingPicked, classId: 1 } },
  { say: 'a size that nobody has', names: ['GI', '45 NB', '3.6'], picked: { ...nothingPicked, classId: 2 } },
  { say: 'nothing', names: [null, '50 NB', '3.6'], picked: nothingPicked },
])('names lead as far as they go: $say', ({ names: [className, size, thickness], picked }) => {
  const names = { className: className ?? null, size: size ?? null }
  expect(pickByNames(someTree, { ...names, thickness: thickness ?? null })).toEqual(picked)
})

test('another class keeps size and thickness by their names, where it has them', () => {
  expect(namesOf(someTree, pickClass(someTree, black, 2))).toMatchObject({ className: 'GI', size: '50 NB' })
  expect(pickClass(someTree, black, 3)).toEqual({ classId: 3, sizeId: 0, thicknessId: 0 })
})

test('another size keeps the thickness, where it has it', () => {
  expect(namesOf(someTree, pickSize(someTree, black, 12))).toBe(null)
  expect(choicesOf(someTree, pickSize(someTree, black, 12)).walls).toEqual([{ value: 121, label: '4 mm' }])
})
