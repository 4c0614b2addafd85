import { afterEach, expect, test } from 'vitest'
import { chooseTextsBy, inLanguages, type ChooseSet } from './language'

const english: ChooseSet = ({ en }) => en

afterEach(() => chooseTextsBy(english))

const texts = inLanguages({ en: { title: 'Fees', rows: (count: number) => `${count} rows`, form: { save: 'Save' } } })

test('without another choice texts are English', () => {
  expect(texts.title).toBe('Fees')
  expect(texts.rows(2)).toBe('2 rows')
  expect({ ...texts.form }).toEqual({ save: 'Save' })
})

test('a text is read from the set that is chosen when it is used', () => {
  chooseTextsBy((() => ({ title: 'शुल्क' })) as unknown as ChooseSet)
  expect(texts.title).toBe('शुल्क')
  expect(Object.entries(texts)).toContainEqual(['title', 'शुल्क'])
  chooseTextsBy(english)
  expect(texts.title).toBe('Fees')
})
