import { expect, test } from 'vitest'
import { askedItems, givenAs, isUnchecked, keptLines, soldOf, stateOf } from './list-lines'
import { changeLine, checkAll, replaceLine, startKept } from './list-state'
import { someLine } from './some-line'

const [offer] = someLine().offers
if (!offer) throw new Error('no offer')

test.each([
  { say: 'one with an offer is priced', line: someLine(), state: 'priced' },
  { say: 'one that nobody stocks is asked for', line: someLine({ offers: [] }), state: 'ask' },
  {
    say: 'one that is asked for already',
    line: someLine({ offers: [], enquiry: { enquiryId: 1, leadId: 'E-1' } }),
    state: 'asked',
  },
  { say: 'one that is unclear waits', line: someLine({ certain: false }), state: 'doubt' },
  { say: 'one of no pipe of the tree waits', line: someLine({ item: null }), state: 'doubt' },
  { say: 'one without a quantity waits', line: someLine({ quantity: null }), state: 'quantity' },
  { say: 'one that was left out asks for nothing', line: someLine({ isLeftOut: true }), state: 'aside' },
])('$say', ({ line, state }) => expect(stateOf(line)).toBe(state))

test('another offer that was picked counts, though it is dearer or of another make', () => {
  const other = { ...offer, itemId: 8, brandName: 'Tata Structura', price: 62_000, fits: false }
  expect(soldOf(someLine({ offers: [offer, other], picked: 8 }))?.offer.itemId).toBe(8)
})

test('a typed quantity is what suppliers are asked for, with make, grade and what the list wishes besides', () => {
  const asides = [
    someLine({ id: 5, aside: 'greeting', line: 'Namaste ji' }),
    someLine({ id: 6, aside: 'place', line: ' Delivery MIDC Bhosari 411026' }),
    someLine({ id: 7, aside: 'date', line: 'by 25 Nov' }),
  ]
  const wanted = { offers: [], length: 12, make: 'Tata Structura', grade: 'YST 310' }
  const list = changeLine({ fees: {} as never, lines: [someLine(wanted), ...asides] }, 1, {
    quantity: 300,
    unit: 'Metre',
  })
  expect(askedItems(list.lines.slice(0, 1), list)).toEqual([
    {
      classId: 2,
      sizeId: 3,
      thicknessId: 4,
      quantity: 25,
      quantityUnit: 'Pieces',
      length: 12,
      asWritten: someLine().line,
      make: 'Tata Structura',
      grade: 'YST 310',
      remark: 'Delivery MIDC Bhosari 411026; by 25 Nov',
    },
  ])
})

test('a kept list remembers its rates, and what was picked, when it is priced anew', () => {
  const [kept] = keptLines({ fees: {} as never, lines: [someLine(), someLine({ aside: 'greeting' })] })
  expect(kept?.priced).toMatchObject({ itemId: 7, price: 58_400, quantity: 60, unit: 'Pieces', weight: 1483.2 })
  const dearer = someLine({ offers: [{ ...offer, price: 59_000 }] })
  const anew = startKept({ lines: [dearer], fees: {} as never, totals: null, truck: null }, kept ? [kept] : [])
  expect(anew.lines[0]).toMatchObject({ before: { price: 58_400 }, picked: 7 })
})

test('what was read from a photo stays so in a kept list, until its owner has checked it', () => {
  const list = { fees: {} as never, lines: [someLine({ fromPhoto: true })] }
  expect(isUnchecked(list)).toBe(true)
  expect(keptLines(list)).toMatchObject([{ fromPhoto: true }])
  expect(isUnchecked(checkAll(list))).toBe(false)
  expect(keptLines(checkAll(list))[0]).not.toHaveProperty('fromPhoto')
})

test('a line that a person has answered counts as checked, and one that is left out is not asked about', () => {
  expect(givenAs(someLine({ fromPhoto: true }))).not.toHaveProperty('fromPhoto')
  expect(isUnchecked({ fees: {} as never, lines: [someLine({ fromPhoto: true, isLeftOut: true })] })).toBe(false)
})

test('it stays the kept list while its lines change', () => {
  const kept = { listId: 3, name: 'Monthly stock' }
  const list = { fees: {} as never, lines: [someLine()], kept }
  const [{ id } = { id: 0 }] = list.lines
  expect(changeLine(list, id, { isLeftOut: true })).toMatchObject({ kept })
  expect(replaceLine(list, id, { lines: [someLine()], fees: {} as never, totals: null, truck: null })).toMatchObject({
    kept,
  })
})
