import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { takePhoto } from '../../../testing/printed/take-photo'
import { eraseRules } from './erase-rules'
import { evenLight } from './even-light'
import { findSkew } from './find-skew'
import type { Grey } from './grey'
import { findLostPoint } from './lost-points'

const greyOf = (width: number, height: number, shade: (x: number, y: number) => number): Grey => ({
  ...{ width, height },
  pixels: Uint8Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))),
})

test.each([1, 3, 6])('the lean of photo %i is found to a quarter of a degree', async (seed) => {
  const { jpeg, says } = await takePhoto(seed)
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true })
  const lean = Number(/(-?[\d.]+)°/.exec(says)?.[1])
  expect(Math.abs(findSkew(evenLight({ pixels: data, ...info })) - lean)).toBeLessThan(0.25)
})

test('a blank picture has no lean', () => {
  expect(findSkew(evenLight(greyOf(200, 200, () => 255)))).toBe(0)
})

test('paper in the shade becomes as light as in the sun', () => {
  const even = evenLight(greyOf(400, 40, (x) => (x < 200 ? 120 : 240)))
  expect(even.pixels[20 * 400 + 50]).toBeCloseTo(even.pixels[20 * 400 + 350] ?? 0, -1)
})

test('rules are erased, and letters stay', () => {
  const { pixels } = eraseRules(greyOf(320, 60, (x, y) => (y === 5 || (x > 100 && x < 110 && y > 20) ? 0 : 255)))
  expect(pixels[5 * 320 + 160]).toBe(255)
  expect(pixels[40 * 320 + 105]).toBe(0)
})

describe('the point of a figure', () => {
  const word = { text: '54', left: 0, right: 40, top: 0, bottom: 29, confidence: 92 }
  const digits = (x: number) => (x >= 2 && x <= 14) || (x >= 24 && x <= 36)

  test('that was passed over comes back, in doubt', () => {
    const picture = greyOf(41, 30, (x, y) => (digits(x) || (x >= 18 && x <= 20 && y > 25) ? 0 : 255))
    expect(findLostPoint(word, picture)).toMatchObject({ text: '5.4', confidence: 0 })
  })

  test('that is not there stays away', () => {
    expect(
      findLostPoint(
        word,
        greyOf(41, 30, (x) => (digits(x) ? 0 : 255)),
      ),
    ).toBe(word)
  })
})
