import { expect, test } from 'vitest'
import { quoteLetterDue } from './quote-letter-due'

const at = (time: string) => new Date(`2026-04-01T${time}Z`)

test.each([
  ['never', null, '12:00:00.000'],
  ['this very instant', '12:00:00.000', '13:00:00.000'],
  ['half an hour ago', '11:30:00.000', '12:30:00.000'],
  ['almost an hour ago', '11:00:00.001', '12:00:00.001'],
  ['an hour ago', '11:00:00.000', '12:00:00.000'],
  ['in the morning', '08:00:00.000', '12:00:00.000'],
])('told last %s', (_, last, due) => {
  expect(quoteLetterDue(last === null ? null : at(last), at('12:00:00.000'))).toEqual(at(due))
})

test('a letter that still waits tells of this quote too', () => {
  expect(quoteLetterDue(at('12:00:00.001'), at('12:00:00.000'))).toBeNull()
})
