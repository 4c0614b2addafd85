import { expect, test } from 'vitest'
import { readFigure } from './figure-text'

test.each([
  ['62000', 62000],
  ['62,000', 62000],
  ['1,23,456.50', 123456.5],
  ['12,34,567', 1234567],
  ['1,234,567', 1234567],
  ['₹62,000', 62000],
  ['₹ 62,000.00', 62000],
  ['Rs. 62000/-', 62000],
  ['62,000 per MT', 62000],
  ['62000/MT', 62000],
  ['61 050.00', 61050],
  ['₹\u00a01\u202f23\u202f456', 123456],
  ['6 1050', null],
  ['2.9 mm', 2.9],
  ['6m', 6],
  ['30.18 kg', 30.18],
  ['-5', -5],
  ['0', 0],
  ['62,5', null],
  ['1,2345', null],
  ['1,23,45', null],
  ['62.000,00', null],
  ['6e4', null],
  ['0x10', null],
  ['', null],
  ['₹', null],
  ['call us', null],
  ['Infinity', null],
  ['٣', null],
])('%j is the figure %j', (text, figure) => {
  expect(readFigure(text)).toBe(figure)
})
