import { expect, test } from 'vitest'
import { stateOfGstin, states } from './states'

test.each([
  { gstin: '27AAACA0000A1ZY', name: 'Maharashtra' },
  { gstin: '07AAACA0000A1Z0', name: 'Delhi' },
  { gstin: '36AAACA0000A1ZZ', name: 'Telangana' },
  { gstin: '38AAALS7119L1ZH', name: 'Ladakh' },
])('$gstin is registered in $name', ({ gstin, name }) => {
  expect(stateOfGstin(gstin)?.name).toBe(name)
})

test.each([
  { say: 'an unused code', gstin: '39AAACA0000A1Z0' },
  { say: 'one digit', gstin: '7' },
  { say: 'nothing', gstin: '' },
])('$say is no state', ({ gstin }) => {
  expect(stateOfGstin(gstin)).toBeNull()
})

const codes = (pick: (state: (typeof states)[number]) => boolean) => states.filter(pick).map((state) => state.code)

test('the list runs from 01 to 38, then other countries, other territory and the centre', () => {
  const numbered = Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, '0'))
  expect(codes(() => true)).toEqual([...numbered, '96', '97', '99'])
})

test('UTGST is levied where there is no legislature', () => {
  expect(codes((state) => state.utgst && state.active)).toEqual(['04', '26', '31', '35', '38', '97'])
})

test('old Daman and Diu and old Andhra Pradesh give out no new GSTINs', () => {
  expect(codes((state) => !state.active)).toEqual(['25', '28'])
})
