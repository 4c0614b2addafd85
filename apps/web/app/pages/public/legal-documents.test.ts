import { expect, test } from 'vitest'
import { readingMinutes } from '../../parts/site/legal-document/reading-minutes'
import type { LegalSection } from '../../parts/site/legal-document/legal-text'
import { texts as legal } from './legal/texts'
import { hi as legalInHindi } from './legal/texts.hi'
import { privacyPolicy } from './privacy-policy/privacy-policy'
import { hi as rightsInHindi } from './privacy-policy/rights-texts.hi'
import { hi as privacyInHindi } from './privacy-policy/texts.hi'
import { texts as terms } from './termsand-conditions/texts'
import { hi as termsInHindi } from './termsand-conditions/texts.hi'

const documents = [
  { name: 'terms and conditions', text: terms, hindi: termsInHindi.sections, minutes: 8 },
  {
    name: 'privacy policy',
    text: privacyPolicy(),
    hindi: [...privacyInHindi.sections, ...rightsInHindi.sections],
    minutes: 10,
  },
  { name: 'legal notice', text: legal, hindi: legalInHindi.sections, minutes: 12 },
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

/** What a letter relies on when it names clause 4.2, whatever language its writer has read: all but the words. */
const outline = (sections: readonly LegalSection[]) =>
  sections.map(({ id, clauses }) => ({ id, clauses: clauses.map((clause) => outlineOf(clause)) }))

function outlineOf(value: unknown): unknown {
  if (typeof value === 'string') return [...value.matchAll(/<(\w+)>/g)].map(([, mark]) => mark).sort()
  if (Array.isArray(value)) return value.map((part) => outlineOf(part))
  return Object.entries(value ?? {}).map(([key, part]) => [key, outlineOf(part)])
}

test.each(documents)('$name: has the same clauses, rows and links in Hindi', ({ text, hindi }) => {
  expect(outline(hindi)).toEqual(outline(text.sections))
})
