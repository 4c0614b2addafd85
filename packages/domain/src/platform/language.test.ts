import { afterAll, afterEach, expect, test } from 'vitest'
import { englishReader, hindiReader, inLanguages, languageTag, setReader } from './language'
import { pseudoReader } from './pseudo-language'

const before = setReader(() => englishReader)
afterEach(() => setReader(() => englishReader))
afterAll(() => setReader(before))

const texts = inLanguages({
  en: {
    title: 'Fees',
    rows: (count: number) => `${count} rows`,
    form: { save: 'Save' },
    topics: [{ title: 'Weight' }],
    most: 5,
    get again() {
      return 'Fees'
    },
  },
  hi: {
    title: 'चार्ज',
    rows: (count: number) => `${count} लाइनें`,
    form: { save: 'सेव करें' },
    topics: [{ title: 'वज़न' }],
    most: 5,
    again: 'चार्ज',
  },
})

test('without another reader texts are English', () => {
  expect(texts.title).toBe('Fees')
  expect(texts.rows(2)).toBe('2 rows')
  expect({ ...texts.form }).toEqual({ save: 'Save' })
  expect(languageTag()).toBe('en-IN')
})

test('a text is read from the set that is chosen when it is used', () => {
  setReader(() => hindiReader)
  expect([texts.title, texts.rows(2), texts.form.save]).toEqual(['चार्ज', '2 लाइनें', 'सेव करें'])
  expect(languageTag()).toBe('hi')
  setReader(() => englishReader)
  expect(texts.title).toBe('Fees')
})

test('the pseudo-language has every text in brackets, however it is got at', () => {
  setReader(() => pseudoReader)
  expect(texts.rows(2)).toBe('⟦2 rows⟧')
  expect(texts.topics.map(({ title }) => title)).toEqual(['⟦Weight⟧'])
  expect(Object.entries(texts.form)).toEqual([['save', '⟦Save⟧']])
  expect([texts.again, texts.most, texts.topics.length]).toEqual(['⟦Fees⟧', 5, 1])
  expect(languageTag()).toBe('en-XA')
})

test('the compiler refuses a missing text', () => {
  // @ts-expect-error -- no Hindi at all
  inLanguages({ en: { title: 'Fees' } })
  const en = { title: 'Fees', rows: (count: number) => `${count} rows` }
  // @ts-expect-error -- one text is missing
  const hi: typeof en = { title: 'चार्ज' }
  expect(inLanguages({ en, hi })).toBeDefined()
})
