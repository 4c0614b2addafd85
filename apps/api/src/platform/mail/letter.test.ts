import { expect, test } from 'vitest'
import { amountsAsText } from './letter-figures'
import { toHtml, toText } from './letter'
import { letterWithProof } from '../../identity/sign-in/sign-in-letters'

const proof = { code: '01234', url: 'https://lohahaat.example/login/link#s3cret' }
const signInCode = letterWithProof('sign-in', true, proof)
const signUpCode = letterWithProof('sign-up', false, proof)

test.each([signInCode, signUpCode])('$subject: the code stands alone on a line', (letter) => {
  expect(toText(letter)).toMatch(/^01234$/m)
  expect(toHtml(letter)).toContain('>01234</p>')
})

test('the subject never holds the code: it stays in the queue after the mail is sent', () => {
  expect(signInCode.subject).not.toContain('01234')
})

test.each([signInCode, signUpCode])('$subject: the link is there too', (letter) => {
  expect(toText(letter)).toContain(`: ${proof.url}\n`)
  expect(toHtml(letter)).toContain(`href="${proof.url}"`)
})

test.each([
  { to: 'no account', letter: letterWithProof('sign-in', false, proof) },
  { to: 'an account', letter: letterWithProof('sign-up', true, proof) },
])('to who has $to the letter proves nothing', ({ letter }) => {
  expect(toText(letter) + toHtml(letter)).not.toMatch(/01234|s3cret/)
})

test('beyond ten OTPs a day a letter has the link only', () => {
  const letter = letterWithProof('sign-in', true, { ...proof, code: null })
  expect(toText(letter)).toContain(proof.url)
  expect(toText(letter)).not.toMatch(/\d{5}/)
})

test('what a person wrote is text in the HTML', () => {
  const html = toHtml({ subject: '<s>', heading: '<b>', paragraphs: ['a & "b"'], closing: "it's" })
  expect(html).toContain('&lt;b&gt;')
  expect(html).toContain('a &amp; &quot;b&quot;')
})

test('amounts end below each other, whatever signs stand above and below the letters', () => {
  const lines = amountsAsText([
    { label: 'काँटा चार्ज', amount: '₹500.00' },
    { label: 'कुल', amount: '₹500.00' },
  ]).split('\n')
  expect(new Set(lines.map((line) => line.replace(/\p{Mn}/gu, '').length)).size).toBe(1)
})
