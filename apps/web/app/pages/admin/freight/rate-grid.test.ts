import { saveFreightTermsInput } from '@lohahaat/contract/inventory/freight/freight-terms'
import { expect, test } from 'vitest'
import { inputOf, typedFrom } from './rate-grid'

const terms = {
  termsId: 3,
  roadFactorPercent: 130,
  kmPerDay: 300,
  leastRupeesPerTon: 350,
  isCharged: true,
  rates: [
    { truckTons: 25, upToKm: 1500, rupeesPerTonKm: 1.2 },
    { truckTons: 9, upToKm: 300, rupeesPerTonKm: 2.6 },
    { truckTons: 9, upToKm: 1500, rupeesPerTonKm: 1.5 },
  ],
  changedBy: null,
  changedAt: '2026-11-17T10:00:00.000Z',
}

test('rates become a grid of distances and trucks, with a gap where there is none', () => {
  const { trucks, distances } = typedFrom(terms)
  expect(trucks).toEqual([{ tons: '9' }, { tons: '25' }])
  expect(distances).toEqual([
    { upToKm: '300', rates: ['2.6', ''] },
    { upToKm: '1500', rates: ['1.5', '1.2'] },
  ])
})

test('the grid becomes the same rates again', () => {
  const { termsId: _, changedBy: _by, changedAt: _at, ...figures } = terms
  const parsed = saveFreightTermsInput.parse(inputOf(typedFrom(terms)))
  expect(parsed).toEqual({ ...figures, rates: expect.arrayContaining(figures.rates) })
  expect(parsed.rates).toHaveLength(3)
})

test('a truck without a size is named', () => {
  const typed = { ...typedFrom(terms), trucks: [{ tons: '' }, { tons: '25' }] }
  expect(saveFreightTermsInput.safeParse(inputOf(typed)).error?.issues[0]?.message).toBe(
    'Please enter Truck as a number.',
  )
})

test('the first form can be filled in', () => {
  expect(saveFreightTermsInput.safeParse(inputOf(typedFrom(null))).error?.issues[0]?.message).toBe(
    'Please enter a rate for at least one truck.',
  )
})
