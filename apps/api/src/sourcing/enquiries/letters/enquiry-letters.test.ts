import { expect, test } from 'vitest'
import { someOrder } from '../../../testing/scenes/some-order'
import { enquiryAwarded, enquiryClosed, quoteAccepted, quoteOutdated, quotesArrived } from './enquiry-letters'
import { toHtml, toText } from '../../../platform/mail/letter'

const SITE = 'https://lohahaat.example'
const enquiry = { id: 12, leadId: 'E-000012' }
const contact = { name: 'Asha <b>', legalName: 'Verma & Sons', phone: '+91 98123-45678', email: 'asha@works.example' }

test.each([
  ['Enquiry E-000012 has new quotes', quotesArrived(enquiry, SITE), '/enquiry/12/quotes'],
  ['Enquiry E-000012 has changed', quoteOutdated(enquiry, SITE), '/quotePrice/12'],
  ['Enquiry E-000012 is closed', enquiryClosed(enquiry, null, SITE), '/quotePrice/12'],
  ['Enquiry E-000012 is closed', enquiryAwarded(enquiry, SITE), '/quotePrice/12'],
])('%s, with neither names nor amounts', (subject, letter, path) => {
  expect(letter.subject).toBe(subject)
  expect(toText(letter)).toContain(`: ${SITE}${path}\n`)
  expect(toText(letter)).not.toMatch(/₹|@|reason/)
})

test('a reason is told as it was given', () => {
  const letter = enquiryClosed(enquiry, 'Bought <elsewhere>', SITE)
  expect(toText(letter)).toContain('The reason given: Bought <elsewhere>')
  expect(toHtml(letter)).toContain('Bought &lt;elsewhere&gt;')
})

test('an accepted quote tells the order, its lines and how the buyer is reached', () => {
  const letter = quoteAccepted(enquiry, { order: someOrder, contact }, SITE)
  expect(letter.subject).toBe('Your quote for enquiry E-000012 is accepted')
  const text = toText(letter)
  for (const words of [
    'order LH/26-27/000042',
    'The buyer is Verma & Sons. Please get in touch with Asha <b>: +91 98123-45678, asha@works.example.',
    '37 Pieces   1.015 MT   ₹62,901.48',
  ])
    expect(text).toContain(words)
  expect(toHtml(letter)).toContain('Asha &lt;b&gt;')
  // Fees are between the buyer and the seller of record.
  expect(text).not.toContain('Platform')
})
