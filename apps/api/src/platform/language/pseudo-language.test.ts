import { PSEUDO_LANGUAGE } from '@lohahaat/domain/platform/language'
import { describe, expect, test } from 'vitest'
import * as passkeyLetters from '../../identity/passkeys/passkey-letters'
import { letterWithProof } from '../../identity/sign-in/sign-in-letters'
import * as orderLetters from '../../ordering/orders/order-letters'
import * as contactLetters from '../../site/contact/contact-letters'
import * as newsletterLetters from '../../site/newsletter/newsletter-letters'
import * as enquiryLetters from '../../sourcing/enquiries/enquiry-letters'
import { looseWords } from '../../testing/loose-words'
import { someOrder } from '../../testing/some-order'
import { toText, type Letter } from '../mail/letter'
import { speak } from './speak'

const SITE = 'https://lohahaat.example'
const code = { code: '12345', url: SITE }
const linkOnly = { code: null, url: SITE }
const enquiry = { id: 1, leadId: 'E-000001' }
const contact = { name: 'Asha', legalName: 'Verma', phone: '98', email: 'asha@works.example' }
const message = { number: 7, name: 'Asha', email: contact.email, phone: '98', message: 'Namaste' }
const told = {
  ...{ buyerOrderNo: 'Namaste', buyerOrderDate: '2026-11-12', wantedDay: '2026-11-25', unloadingRemark: 'Namaste' },
  award: { enquiryId: 1, leadId: enquiry.leadId, party: 'Verma', paymentTerms: null, remark: null },
  payment: { payee: 'Verma', bank: 'Namaste', upiId: contact.email, terms: null },
}
const inState = (status: typeof someOrder.status) => orderLetters.orderMoved({ ...someOrder, status }, 'Namaste', SITE)

const written: Record<string, Record<string, (() => Letter)[]>> = {
  passkeys: {
    passkeyAdded: [() => passkeyLetters.passkeyAdded('Asha', 'Chrome')],
    passkeyRemoved: [() => passkeyLetters.passkeyRemoved('Asha', 'Chrome')],
    passkeysReset: [passkeyLetters.passkeysReset],
  },
  'sign-in': {
    letterWithProof: (['sign-in', 'sign-up'] as const).flatMap((purpose) =>
      [true, false].flatMap((registered) =>
        [code, linkOnly].map((proof) => () => letterWithProof(purpose, registered, proof)),
      ),
    ),
  },
  orders: {
    orderConfirmed: [() => orderLetters.orderConfirmed({ ...someOrder, ...told, freightCharge: 5 }, SITE)],
    orderMoved: (['Confirmed', 'Processing', 'Dispatched', 'Delivered', 'Cancelled'] as const).map(
      (status) => () => inState(status),
    ),
    orderCancelled: [() => orderLetters.orderCancelled(someOrder, SITE)],
    orderLineDeleted: [() => orderLetters.orderLineDeleted(someOrder, 'SHS', SITE)],
  },
  enquiries: {
    quotesArrived: [() => enquiryLetters.quotesArrived(enquiry, SITE)],
    quoteOutdated: [() => enquiryLetters.quoteOutdated(enquiry, SITE)],
    enquiryClosed: [() => enquiryLetters.enquiryClosed(enquiry, 'Namaste', SITE)],
    enquiryAwarded: [() => enquiryLetters.enquiryAwarded(enquiry, SITE)],
    quoteAccepted: [() => enquiryLetters.quoteAccepted(enquiry, { order: someOrder, contact }, SITE)],
  },
  contact: {
    messageToSupport: [null, contact].map((account) => () => contactLetters.messageToSupport({ ...message, account })),
    copyOfMessage: [() => contactLetters.copyOfMessage(message, 'support@works.example')],
  },
  newsletter: {
    confirmNewsletter: [() => newsletterLetters.confirmNewsletter(SITE, SITE)],
    newsletterWelcome: [() => newsletterLetters.newsletterWelcome(SITE)],
    alreadySubscribed: [() => newsletterLetters.alreadySubscribed(SITE)],
  },
}

const letters = Object.entries(written).flatMap(([about, kinds]) =>
  Object.entries(kinds).flatMap(([name, list]) =>
    list.map((write, at) => ({ say: `${about}: ${name} ${at + 1}`, write })),
  ),
)

/** Names, sizes, units and addresses. */
const line = someOrder.orderLines.flatMap(({ brandName, className }) => [brandName, className])
const DATA = ['Namaste', 'MT', 'mm', ...line]

test.each(letters)('$say has no text that another language would not have', ({ write }) => {
  const [subject, text] = speak(PSEUDO_LANGUAGE, () => {
    const letter = write()
    return [letter.subject, toText(letter)]
  })
  expect(looseWords(`${subject}\n${text}`, DATA)).toEqual([])
})

describe('no letter is missing here', () => {
  test.each([
    { about: 'passkeys', all: passkeyLetters },
    { about: 'orders', all: orderLetters },
    { about: 'enquiries', all: enquiryLetters },
    { about: 'contact', all: contactLetters },
    { about: 'newsletter', all: newsletterLetters },
  ])('$about', ({ about, all }) => {
    const { linesOf: _part, ...made } = { linesOf: null, ...all }
    expect(Object.keys(written[about] ?? {}).sort()).toEqual(Object.keys(made).sort())
  })
})
