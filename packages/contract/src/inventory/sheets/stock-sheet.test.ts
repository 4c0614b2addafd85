import { describe, expect, test } from 'vitest'
import { requiredFields, sheetFields, sheetTitles, stockSheet } from './stock-sheet'
import { readHeader } from './stock-sheet-header'
import { readYesNo, writeYesNo } from './stock-sheet-values'

describe('the header', () => {
  test('as we write it is known, every column in its place', () => {
    const { places, ignored, twice } = readHeader(sheetTitles)
    expect([...places]).toEqual(sheetFields.map((field, place) => [field, place]))
    expect({ ignored, twice }).toEqual({ ignored: [], twice: null })
  })

  test.each([
    { title: 'THK', field: 'thickness' },
    { title: 'Thickness', field: 'thickness' },
    { title: ' wall  thickness (in mm) ', field: 'thickness' },
    { title: 'Rate', field: 'price' },
    { title: 'Price per MT', field: 'price' },
    { title: 'RATE (Rs./Ton)', field: 'price' },
    { title: 'basic rate ₹/MT', field: 'price' },
    { title: 'Weight Per Piece', field: 'weightPerPiece' },
    { title: 'Wt/pc (kg)', field: 'weightPerPiece' },
    { title: 'weightPerPiece', field: 'weightPerPiece' },
    { title: 'Sub-Class', field: 'size' },
    { title: 'Qty in MT', field: 'available' },
    { title: 'HSN Code', field: 'hsn' },
    { title: 'Make', field: 'brandName' },
    { title: 'Length in metres', field: 'length' },
    { title: 'Item id', field: 'itemId' },
  ])('$title is $field', ({ title, field }) => {
    expect([...readHeader([title]).places.keys()]).toEqual([field])
  })

  test.each(['Remarks', 'MT', '₹', 'दर', 'constructor', '__proto__'])('%s is ignored by name', (title) => {
    expect(readHeader([title])).toEqual({ places: new Map(), ignored: [title], twice: null })
  })

  test('an empty title is no column', () => {
    expect(readHeader(['', 'Brand', ''])).toEqual({ places: new Map([['brandName', 1]]), ignored: [], twice: null })
  })

  test('of two columns for one thing nobody knows which counts', () => {
    expect(readHeader(['Price', 'Brand', 'Rate per MT']).twice).toBe('price')
  })

  test('no title means two things', () => {
    const titles = sheetFields.flatMap((field) => [stockSheet[field].title, ...stockSheet[field].also])
    for (const title of titles) {
      const owners = sheetFields.filter((field) => readHeader([stockSheet[field].title, title]).twice === field)
      expect(owners).toHaveLength(1)
    }
  })

  test('a new item needs what the form has no way to guess', () => {
    expect(requiredFields.map((field) => stockSheet[field].title)).toEqual([
      'Brand',
      'Class',
      'Size',
      'Thickness (mm)',
      'Length (m)',
      'Delivery',
      'Seller',
      'Price (₹/MT)',
    ])
  })
})

test.each([
  { answer: true, texts: ['Yes', 'yes', 'Y', 'TRUE', 'true', '1', ' YES ', 'हाँ', 'हां'] },
  { answer: false, texts: ['No', 'no', 'N', 'FALSE', 'false', '0', 'नहीं'] },
  { answer: null, texts: ['', 'maybe', '2', 'ja', 'constructor'] },
])('$texts mean $answer', ({ answer, texts }) => {
  expect(texts.map(readYesNo)).toEqual(texts.map(() => answer))
})

test('what is written is read', () => expect([true, false].map(writeYesNo).map(readYesNo)).toEqual([true, false]))
