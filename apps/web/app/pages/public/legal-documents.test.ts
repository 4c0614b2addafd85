import { expect, test } from 'vitest'
import { readingMinutes } from '../../parts/site/legal-document/reading-minutes'
import { texts as legal } from './legal/texts'
import { privacyPolicy } from './privacy-policy/privacy-policy'
import { texts as terms } from './termsand-conditions/texts'

const documents = [
  { name: 'terms and conditions', text: terms, minutes: 8 },
  { name: 'privacy policy', text: privacyPolicy(), minutes: 10 },
  { name: 'legal notice', text: legal, minutes: 12 },
]

/** All text of the page. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(' ')
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    key === 'id' || key === 'description' ? [] : wordsIn(part),
  )
}

test.each(documents)('$name: takes as long as it says, at 210 words a minute', ({ text, minutes }) => {
  expect(readingMinutes(text)).toBe(minutes)
  expect(Math.round(wordsIn(text).length / 210)).toBe(minutes)
})

test.each(documents)('$name: each section has an address of its own', ({ text }) => {
  // The first is where "Skip to content" leads.
  const ids = ['content', ...text.sections.map(({ id }) => id)]
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test.each(documents)('$name: nothing is left open', ({ text }) => {
  expect(wordsIn(text).filter((word) => word === '' || /[[\]]|undefined|TBD/.test(word))).toEqual([])
})
