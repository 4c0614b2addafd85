import { describe, expect, test } from 'vitest'
import { groupMoney, plainMoney, tidyMoney } from './money-text'

describe('while it is typed', () => {
  test.each([
    ['62000', '62000'],
    ['62,000', '62,000'],
    ['6,2000', '6,2000'],
    ['₹ 62,000', '62,000'],
    ['Rs. 62,000.50', '62,000.50'],
    ['62,000/- per MT', '62,000'],
    ['62000.', '62000.'],
    ['.5', '.5'],
    ['62000.505', '62000.505'],
    ['62.0.5', '62.05'],
    ['-5', '-5'],
    ['1e3', '1e3'],
    ['free', ''],
  ])('%s stays as %s', (typed, kept) => {
    expect(tidyMoney(typed)).toBe(kept)
  })
})

describe('once it is typed', () => {
  test.each([
    ['62000', '62,000.00', '62000'],
    ['6,2000.5', '62,000.50', '62000.5'],
    ['12345678.9', '1,23,45,678.90', '12345678.9'],
    ['007', '7.00', '007'],
    ['.5', '0.50', '0.5'],
    ['62000.', '62,000.00', '62000'],
    ['0', '0.00', '0'],
    ['', '', ''],
    [',', '', ''],
    ['.', '', ''],
    ['62000.505', '62,000.505', '62000.505'],
    ['-5', '-5', '-5'],
    ['1e3', '1e3', '1e3'],
  ])('%s is shown as %s and meant as %s', (typed, shown, meant) => {
    expect(groupMoney(typed)).toBe(shown)
    expect(plainMoney(typed)).toBe(meant)
    expect(groupMoney(shown)).toBe(shown)
  })
})
