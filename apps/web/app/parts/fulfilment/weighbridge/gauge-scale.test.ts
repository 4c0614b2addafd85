import { describe, expect, test } from 'vitest'
import { gaugeScale } from './gauge-scale'

describe('the picture of a tolerance', () => {
  test('has zero in the middle of even limits, and room beside them', () => {
    const place = gaugeScale({ least: -50, most: 50 }, -20)
    expect(place(0)).toBe(50)
    expect(place(-50)).toBe(18.75)
    expect(place(50)).toBe(81.25)
  })

  test('has zero off the middle where the standard allows more above than below', () => {
    const place = gaugeScale({ least: -8, most: 10 }, 0)
    expect(place(0)).toBeLessThan(50)
    expect(place(10) - place(0)).toBeGreaterThan(place(0) - place(-8))
  })

  test.each([
    { say: 'a little beyond', value: -70 },
    { say: 'far beyond', value: -2000 },
    { say: 'far above', value: 2000 },
  ])('shows what lies $say inside the picture', ({ value }) => {
    const place = gaugeScale({ least: -50, most: 50 }, value)
    expect(place(value)).toBeGreaterThanOrEqual(0)
    expect(place(value)).toBeLessThanOrEqual(100)
    // The allowed part stays wide enough to be read.
    expect(place(50) - place(-50)).toBeGreaterThan(30)
  })
})
