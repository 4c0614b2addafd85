import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true })

test('there is one field for phone numbers, and every form uses it', () => {
  const withPhones = Object.entries(sources).filter(([, source]) => /type="tel"|autoComplete="tel/.test(source))
  const own = withPhones.filter(
    ([, source]) => !source.includes('<PhoneField') && !source.includes('function PhoneField'),
  )
  expect(own.map(([file]) => file)).toEqual([])
  expect(Object.values(sources).filter((source) => source.includes('type="tel"'))).toHaveLength(1)
})
