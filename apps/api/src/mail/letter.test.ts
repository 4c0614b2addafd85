import { expect, test } from 'vitest'
import { toHtml, toText } from './letter'
import { noAccountYet, signInCode, signUpCode } from './sign-in-letters'

test.each([signInCode('01234'), signUpCode('01234')])('$subject: the code stands alone on a line', (letter) => {
  expect(toText(letter)).toMatch(/^01234$/m)
  expect(toHtml(letter)).toContain('>01234</p>')
})

test('the subject never holds the code: it stays in the queue after the mail is sent', () => {
  expect(signInCode('01234').subject).not.toContain('01234')
})

test('a letter without a code shows none', () => {
  expect(toText(noAccountYet())).not.toMatch(/\d{5}/)
})

test('what a person wrote is text in the HTML', () => {
  const html = toHtml({ subject: '<s>', heading: '<b>', paragraphs: ['a & "b"'], closing: "it's" })
  expect(html).toContain('&lt;b&gt;')
  expect(html).toContain('a &amp; &quot;b&quot;')
})
