import { expect, test } from 'vitest'
import { states } from '@lohahaat/domain/reference/states'
import { findPlaces } from './pin-code-details'
import table from './pin-codes.json'

test.each([
  { pinCode: '123401', city: 'Rewari', state: 'Haryana' },
  { pinCode: '110001', city: 'New Delhi', state: 'Delhi' },
  { pinCode: '110002', city: 'Central Delhi', state: 'Delhi' },
  { pinCode: '400001', city: 'Mumbai', state: 'Maharashtra' },
  { pinCode: '744301', city: 'Nicobars', state: 'Andaman and Nicobar Islands' },
  { pinCode: '396191', city: 'Valsad', state: 'Gujarat' },
])('$pinCode is in $city, $state', async (place) => {
  expect(await findPlaces(place.pinCode)).toEqual([place])
})

test.each(['100000', '999999', '234567'])('%s is not in use', async (pinCode) => {
  expect(await findPlaces(pinCode)).toEqual([])
})

test('the table has every PIN code once, in a state that GST knows, under a name that fits an address', () => {
  const pinCodes = Object.values(table).flatMap((cities) => Object.values<string>(cities).join(' ').split(' '))
  expect(pinCodes.length).toBeGreaterThan(19_000)
  expect(new Set(pinCodes).size).toBe(pinCodes.length)
  expect(pinCodes.filter((pinCode) => !/^[1-9]\d{5}$/.test(pinCode))).toEqual([])
  const names = new Set(states.filter(({ active }) => active).map(({ name }) => name))
  expect(Object.keys(table).filter((state) => !names.has(state))).toEqual([])
  const cities = Object.values(table).flatMap((districts) => Object.keys(districts))
  expect(cities.filter((city) => city.length > 50 || /[A-Z]{4}/.test(city.replace('SPSR', '')))).toEqual([])
})
