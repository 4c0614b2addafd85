import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeShelf } from './shelf'
import { suggest } from './suggest'
import { splitTyped } from './typed'

const makes = ['APL Apollo', 'Tata Structura', 'Tata Pipes', 'Jindal (Hissar)'].map((brandName, at) => ({
  brandId: at + 1,
  brandName,
}))
const [apollo, structura, tata, jindal] = [1, 2, 3, 4]

let next = 100
const pipe = (className: string, size: string, thickness: string, ...of: (number | undefined)[]) => ({
  classId: className.length,
  className,
  sizeId: Number.parseInt(size) + className.length * 1000,
  size,
  thicknessId: next++,
  thickness,
  counts: of.map((brandId = 0) => ({ brandId, items: 2 })),
})
const shelf = makeShelf(
  [
    pipe('SHS', '50x50', '2.9', apollo, structura),
    pipe('SHS', '50x50', '4', apollo),
    pipe('SHS', '40x40', '2', apollo),
    pipe('RHS', '100x50', '4', structura),
    pipe('GI', '50 NB', '3.6', tata, jindal),
    pipe('Hollow Section GP', '50x50', '1.6', apollo),
  ],
  makes,
)

const said = (text: string) => {
  const { sizes, classes, makes: named } = suggest(shelf, text)
  return {
    sizes: sizes.map(({ size, className, count, search }) => `${size} ${className}: ${count} [${search}]`),
    classes: classes.map(({ className, count, search }) => `${className}: ${count} [${search}]`),
    makes: named.map(({ brandName, count, search }) => `${brandName}: ${count} [${search}]`),
  }
}

test.each<[typed: string, suggested: Partial<ReturnType<typeof said>>]>([
  ['50x5', { sizes: ['50x50 SHS: 6 []', '50x50 Hollow Section GP: 2 []'] }],
  ['50 x 5', { sizes: ['50x50 SHS: 6 []', '50x50 Hollow Section GP: 2 []'] }],
  ['50 n', { sizes: ['50 NB GI: 4 []'], makes: [] }],
  ['tata 50', { sizes: ['50x50 SHS: 2 [tata]', '50 NB GI: 2 [tata]'] }],
  ['apo', { makes: ['APL Apollo: 8 []'] }],
  ['50x50 apo', { makes: ['APL Apollo: 4 [50x50]'] }],
  ['tata st', { makes: ['Tata Structura: 4 [tata]'] }],
  [
    'gi',
    { classes: ['GI: 4 []'], makes: ['Tata Pipes: 2 [gi]', 'Jindal (Hissar): 2 [gi]'], sizes: ['50 NB GI: 4 [gi]'] },
  ],
  ['hol', { classes: ['Hollow Section GP: 2 []'] }],
  ['squ', { classes: ['SHS: 8 [square]'] }],
  ['चौको', { classes: ['SHS: 8 [चौकोर]'] }],
  ['जस्', { classes: ['GI: 4 [जस्ती]'] }],
  ['apolo 40x40', { sizes: ['40x40 SHS: 2 [apolo]'], makes: ['APL Apollo: 2 [apolo 40x40]'] }],
  ['2 inch', { sizes: ['50 NB GI: 4 [2 inch]'], classes: ['GI: 4 [2 inch]'] }],
  ['50x50x2.9', { makes: ['APL Apollo: 2 [50x50x2.9]', 'Tata Structura: 2 [50x50x2.9]'] }],
  ['चौकोर', { classes: ['SHS: 8 [चौकोर]'] }],
])('%s', (typed, suggested) => {
  expect(said(typed)).toMatchObject(suggested)
})

test.each(['', '   ', 'zzz', 'bamboo 50x50', 'ms angle 50x50x6', '"', '***'])('%j suggests nothing', (typed) => {
  expect(suggest(shelf, typed)).toEqual({ sizes: [], classes: [], makes: [], items: null })
})

test('items are narrowed by the ids that what was typed can mean', () => {
  expect(suggest(shelf, 'apo').items).toEqual({ classIds: null, thicknessIds: null, brandIds: [apollo] })
  expect(suggest(shelf, 'tata gi').items).toEqual({ classIds: [2], thicknessIds: null, brandIds: [structura, tata] })
  expect(suggest(shelf, '50x50x2.9').items).toEqual({ classIds: null, thicknessIds: [100], brandIds: null })
})

test('what the shelf is not counted by is left to the search', () => {
  expect(suggest(shelf, '50x50x2.9 6 m')).toEqual({ sizes: [], classes: [], makes: [], items: 'search' })
})

test('a size is one word, however it is spaced', () => {
  expect(splitTyped('tata 50 x 5')).toEqual({ rest: 'tata', last: '50 x 5' })
  expect(splitTyped('gi 2"')).toEqual({ rest: 'gi 2"', last: '' })
})

test('a suggestion never counts more than there is, and there is no suggestion without an item', () => {
  const all = shelf.pipes.flatMap(({ counts }) => counts).reduce((sum, { items }) => sum + items, 0)
  const word = fc.constantFrom('50', 'x', ' ', 'nb', 'tata', 'apo', 'gi', 'sq', '2.9', 'h', '"', '.')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const { sizes, classes, makes: named } = suggest(shelf, words.join(''))
      for (const { count } of [...sizes, ...classes, ...named]) {
        expect(count).toBeGreaterThan(0)
        expect(count).toBeLessThanOrEqual(all)
      }
    }),
  )
})
