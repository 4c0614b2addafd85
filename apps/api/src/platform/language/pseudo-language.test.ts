import { companyRoles } from '@lohahaat/domain/identity/actor'
import { PSEUDO_LANGUAGE } from '@lohahaat/domain/platform/language'
import { describe, expect, test } from 'vitest'
import * as ewayLetters from '../../billing/eway-bills/eway-letters'
import * as consignmentLetters from '../../fulfilment/consignments/letters/consignment-letters'
import * as companyLetters from '../../identity/companies/company-letters'
import * as passkeyLetters from '../../identity/passkeys/passkey-letters'
import { letterWithProof } from '../../identity/sign-in/sign-in-letters'
import * as slipLetters from '../../fulfilment/weighbridge/slip-letters'
import * as approvalLetters from '../../ordering/approvals/approval-letters'
import * as orderLetters from '../../ordering/orders/order-letters'
import * as reminderLetters from '../../billing/reminders/reminder-letters'
import * as contactLetters from '../../site/contact/contact-letters'
import * as newsletterLetters from '../../site/newsletter/newsletter-letters'
import * as enquiryLetters from '../../sourcing/enquiries/letters/enquiry-letters'
import * as applicationLetters from '../../supply/applications/application-letters'
import * as fitLetters from '../../supply/matching/fit-letters'
import * as supplierLetters from '../../supply/orders/supplier-letters'
import { looseWords } from '../../testing/loose-words'
import { someConsignment } from '../../testing/trucks/some-consignment'
import { someOrder } from '../../testing/scenes/some-order'
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
const firm = { company: 'Verma', by: 'Asha' }
const request = { requestId: 1, total: '₹5.00' }
const about = { orderId: 1, orderNo: 'LH/26-27/000042' }
const toLoad = {
  ...{ ...about, place: 'Namaste', answerBy: '2026-11-12T06:30:00.000Z' },
  lines: [{ name: 'SHS', quantity: 2, unit: 'Ton' as const, grams: 2_000_000n }],
}
const slip = { orderNo: about.orderNo, number: 1, slipNo: '7', bridge: 'Namaste', netKg: 9_930n, url: SITE }
const compared = (differenceKg: bigint) => ({ differenceKg, allowedKg: 50n, isWithin: false })
const endingBill = {
  ...{ id: 1, number: '331001122334', invoiceId: 1, invoiceNo: 'INV/26-27/000001', orderNo: about.orderNo },
  ...{ endsAt: new Date('2026-11-20T18:30:00.000Z'), sellerId: 1 },
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
    orderChanged: [() => orderLetters.orderChanged(someOrder, ['Namaste'], SITE)],
  },
  enquiries: {
    quotesArrived: [() => enquiryLetters.quotesArrived(enquiry, SITE)],
    quoteOutdated: [() => enquiryLetters.quoteOutdated(enquiry, SITE)],
    enquiryClosed: [() => enquiryLetters.enquiryClosed(enquiry, 'Namaste', SITE)],
    enquiryAwarded: [() => enquiryLetters.enquiryAwarded(enquiry, SITE)],
    betterAsked: [() => enquiryLetters.betterAsked(enquiry, { deadline: new Date(0), note: 'Namaste' }, SITE)],
    priceKept: [() => enquiryLetters.priceKept(enquiry, SITE)],
    quoteAccepted: [() => enquiryLetters.quoteAccepted(enquiry, { order: someOrder, contact }, SITE)],
  },
  companies: {
    invited: companyRoles.map((companyRole) => () => companyLetters.invited({ ...firm, companyRole }, SITE)),
    askedToJoin: [
      () => companyLetters.askedToJoin({ contactName: 'Asha', email: contact.email, gstNumber: '06' }, SITE),
    ],
    letIn: [() => companyLetters.letIn({ company: 'Verma', companyRole: 'Buyer' }, SITE)],
    removed: [() => companyLetters.removed('Verma')],
  },
  approvals: {
    approvalAsked: [() => approvalLetters.approvalAsked({ ...request, askedBy: 'Asha', lines: 2 }, 'Namaste', SITE)],
    requestRejected: [true, false].map(
      (isForQuotes) => () =>
        approvalLetters.requestRejected({ ...request, rejectedBy: 'Asha', reason: 'Namaste', isForQuotes }, SITE),
    ),
    linesTakenOut: [1, 2].map((count) => () => {
      const taken = { name: 'SHS', quantity: '2.000', unit: 'Ton' as const, grams: 2_000_000n, amountPaise: 100n }
      return approvalLetters.linesTakenOut(
        { ...request, takenOutBy: 'Asha', lines: Array.from({ length: count }, () => taken) },
        SITE,
      )
    }),
  },
  applications: {
    applicationArrived: [
      () => applicationLetters.applicationArrived({ companyId: 1, businessName: 'Verma', gstNumber: '06' }, SITE),
    ],
    changesArrived: [() => applicationLetters.changesArrived({ companyId: 1, businessName: 'Verma' }, SITE)],
    changesDecided: [true, false].map(
      (isApproved) => () => applicationLetters.changesDecided(isApproved, 'Namaste', SITE),
    ),
    applicationDecided: (['Approved', 'Changes asked', 'Suspended'] as const).map(
      (status) => () => applicationLetters.applicationDecided({ status }, 'Namaste', SITE),
    ),
  },
  fits: {
    enquiriesFit: [
      () => fitLetters.enquiriesFit([{ enquiryId: 1, leadId: 'E-1', itemCount: 2, pinCode: '123401', km: 9 }], 5, SITE),
    ],
  },
  suppliers: {
    supplierLetter: (['Asked', 'Expired', 'Gone'] as const).map(
      (news) => () => supplierLetters.supplierLetter(news, toLoad, SITE),
    ),
    linesRefused: [
      () => supplierLetters.linesRefused({ ...about, seller: 'Verma', items: ['SHS'], reason: 'Namaste' }, SITE),
    ],
    linesExpired: [() => supplierLetters.linesExpired({ ...about, items: ['SHS'] }, SITE)],
  },
  weighbridge: {
    slipCame: (['seller', 'buyer'] as const).map((side) => () => slipLetters.slipCame(slip, side)),
    slipsDisagree: [-70n, 70n].map((kg) => () => slipLetters.slipsDisagree(slip, compared(kg))),
    thirdSlipWaits: [() => slipLetters.thirdSlipWaits(slip)],
    thirdSlipBinds: [true, false].map((isWithin) => () => slipLetters.thirdSlipBinds(slip, isWithin)),
  },
  ewayBills: {
    billEnds: ['HR55AB1234', null].map(
      (vehicleNo) => () => ewayLetters.billEnds({ ...endingBill, vehicleNo }, { siteUrl: SITE, extendHours: 8 }),
    ),
  },
  consignments: {
    truckMoved: (['Planned', 'Unloaded', 'Dropped', 'Loaded', 'Dispatched', 'Received', 'Closed'] as const).map(
      (state) => () => consignmentLetters.truckMoved(state, someConsignment, SITE),
    ),
    truckArrived: (['Received', 'Closed'] as const).map(
      (state) => () => consignmentLetters.truckArrived(state, someConsignment, SITE),
    ),
  },
  reminders: {
    paymentReminder: [true, false].map(
      (isOverdue) => () =>
        reminderLetters.paymentReminder(
          { number: 'INV/26-27/000001', issuedOn: '2026-11-01', dueOn: '2026-12-01', open: 100n, isOverdue },
          SITE,
        ),
    ),
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
    { about: 'companies', all: companyLetters },
    { about: 'approvals', all: approvalLetters },
    { about: 'applications', all: applicationLetters },
    { about: 'fits', all: fitLetters },
    { about: 'suppliers', all: supplierLetters },
    { about: 'weighbridge', all: slipLetters },
    { about: 'ewayBills', all: ewayLetters },
    { about: 'consignments', all: consignmentLetters },
    { about: 'reminders', all: reminderLetters },
    { about: 'contact', all: contactLetters },
    { about: 'newsletter', all: newsletterLetters },
  ])('$about', ({ about, all }) => {
    const { linesOf: _part, ...made } = { linesOf: null, ...all }
    expect(Object.keys(written[about] ?? {}).sort()).toEqual(Object.keys(made).sort())
  })
})
