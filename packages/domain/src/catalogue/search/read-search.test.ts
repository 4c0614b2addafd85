import { expect, test } from 'vitest'
import fc from 'fast-check'
import { readSearch, type SearchReading } from './read-search'

const nothing: Omit<SearchReading, 'isPipe'> = {
  classNames: [],
  size: null,
  thickness: null,
  length: null,
  makes: [],
  grade: null,
  standards: [],
  words: [],
  isOtherProduct: false,
}

test.each<[search: string, means: Partial<SearchReading>]>([
  ['50x50x2.9 6m', { classNames: ['SHS'], size: '50x50', thickness: '2.9', length: '6' }],
  ['50x50x2.9 SHS 12 m', { classNames: ['SHS'], size: '50x50', thickness: '2.9', length: '12' }],
  ['2 inch gi pipe', { classNames: ['GI'], size: '50 NB' }],
  ['gi 2"', { classNames: ['GI'], size: '50 NB' }],
  ['square pipe', { classNames: ['SHS'] }],
  ['box pipe', { classNames: ['SHS', 'RHS', 'Hollow Section GP'] }],
  ['round pipe', { classNames: ['Round Black', 'GI', 'Round GP 2'] }],
  ['gp pipe', { classNames: ['Round GP 2', 'Hollow Section GP', 'GP'] }],
  ['40nb heavy', { size: '40 NB', thickness: '4' }],
  ['48.3 od', { size: '40 NB' }],
  ['apolo 40x40', { classNames: ['SHS'], size: '40x40', makes: ['APL Apollo'] }],
  ['jindl pipe', { makes: ['Jindal'] }],
  ['welspnu', { makes: ['Welspun'] }],
  ['32 nb jindal c class', { size: '32 NB', thickness: '4', makes: ['Jindal'] }],
  ['चौकोर पाइप 50x50', { classNames: ['SHS'], size: '50x50' }],
  ['जीआई पाइप 2 इंच भाव', { classNames: ['GI'], size: '50 NB' }],
  ['100x50x4 rhs tata 6 mtr', { classNames: ['RHS'], size: '100x50', thickness: '4', length: '6', makes: ['Tata'] }],
  ['50 nb 10 ton', { size: '50 NB' }],
  ['shs yst 310 is 4923', { classNames: ['SHS'], grade: 'YSt 310', standards: ['4923'] }],
  ['आज का भाव जस्ती पाइप डेढ़ इंच', { classNames: ['GI'], size: '40 NB' }],
  ['चौकोर पाइप ४०x४० का दाम कितना है', { classNames: ['SHS'], size: '40x40' }],
  ['काला पाइप 2 इंच भारी', { classNames: ['Round Black'], size: '50 NB', thickness: '4.5' }],
  ['आयताकार पाइप 100x50 मोटाई 4', { classNames: ['RHS'], size: '100x50', thickness: '4' }],
  ['टाटा चौकोर 50x50 20 फ़ुट', { classNames: ['SHS'], size: '50x50', length: '6.096', makes: ['Tata'] }],
  ['अपोलो गोल पाइप', { classNames: ['Round Black', 'GI', 'Round GP 2'], makes: ['APL Apollo'] }],
  ['अपोला चौकोर 40x40', { classNames: ['SHS'], size: '40x40', makes: ['APL Apollo'] }],
  ['सरिया 12 एमएम', { isOtherProduct: true, thickness: '12' }],
  ['jastee pipe dhai inch bhav', { classNames: ['GI'], size: '65 NB' }],
  ['chaukor 50x50 ka aaj ka bhaav kya hai', { classNames: ['SHS'], size: '50x50' }],
  ['kala gol pipe 80 nb', { classNames: ['Round Black'], size: '80 NB' }],
  ['ayatakar pipe 80x40', { classNames: ['RHS'], size: '80x40' }],
  ['chaukoor apolo 40x40', { classNames: ['SHS'], size: '40x40', makes: ['APL Apollo'] }],
  ['pipe', {}],
  ['price of steel pipe', {}],
  ['apo', { words: ['apo'] }],
  ['3.6', { thickness: '3.6' }],
  ['150', { words: ['150'] }],
  ['ms angle 50x50x6', { isOtherProduct: true, size: '50x50', thickness: '6', classNames: [] }],
])('%s', (search, means) => {
  const { isPipe: _, ...read } = readSearch(search)
  expect(read).toEqual({ ...nothing, ...means })
})

test('pipe alone is everything', () => {
  expect(readSearch('pipes').isPipe).toBe(true)
  expect(readSearch('***').isPipe).toBe(false)
})

test('whatever is typed, it is read', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => void readSearch(text)))
})
