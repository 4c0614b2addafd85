import { expect, test } from 'vitest'
import { layRows } from './lay-rows'

const word = (text: string, left: number, top: number) => ({
  ...{ text, left, top, confidence: 100 },
  right: left + 10 * text.length,
  bottom: top + 20,
})
const laid = (...words: Parameters<typeof word>[]) =>
  layRows(words.map((each) => word(...each))).map(({ cells }) => cells.map(({ text }) => text))

test('words of one height are a row, from left to right and from the top', () => {
  expect(laid(['nos', 130, 52], ['60', 100, 50], ['SHS', 0, 10], ['50x50', 40, 12])).toEqual([
    ['SHS 50x50'],
    ['60 nos'],
  ])
})

test('a wide gap is between two cells, and none within a word', () => {
  expect(laid(['50x50', 0, 0], ['2.', 100, 0], ['9', 120, 0])).toEqual([['50x50', '2.9']])
})

test('a hyphen belongs to its line', () => {
  const hyphen = { text: '-', left: 55, right: 60, top: 9, bottom: 12, confidence: 100 }
  expect(layRows([word('50x50', 0, 0), hyphen, word('60', 65, 0)])).toMatchObject([{ cells: [{ text: '50x50 - 60' }] }])
})
