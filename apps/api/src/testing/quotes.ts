import { asc, eq } from 'drizzle-orm'
import type { InputOf } from '@lohahaat/contract/platform/define-call'
import { updateEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import type { Database } from '../platform/db/db'
import { mails } from '../db/tables/platform/mails'
import { companies } from '../db/tables/identity/companies'
import { users } from '../db/tables/identity/users'
import { filledEnquiry, leafNamed, placeEnquiry } from './enquiries'
import type { TestBrowser } from './test-browser'

export type PlacedEnquiry = Awaited<ReturnType<typeof placeEnquiry>>

/** Sets the company name of an account. */
export async function nameFirm(db: Database, browser: TestBrowser, legalName: string, sellerId: number | null = null) {
  const [member] = await db.update(users).set({ legalName }).where(eq(users.id, browser.userId)).returning()
  await db
    .update(companies)
    .set({ name: legalName, sellerId })
    .where(eq(companies.id, member?.companyId ?? 0))
}

/** 2 MT of one pipe and 100 pieces of 30.18 kg of another: 5.018 MT. */
export const tonsAndPieces = (db: Database, buyerId: number, changes: Parameters<typeof placeEnquiry>[3] = {}) =>
  placeEnquiry(
    db,
    buyerId,
    [{ quantity: '2' }, { className: 'GI', size: '50 NB', wall: '3.6', unit: 'Pieces', quantity: '100' }],
    changes,
  )

/** One price for each item of an enquiry. */
export const pricesFor = ({ id, itemIds }: PlacedEnquiry, prices: readonly number[]) =>
  prices.map((price, at) => ({ enquiryId: id, enquiryItemId: itemIds[at], price }))

export const quote = (browser: TestBrowser, enquiry: PlacedEnquiry, prices: readonly number[], terms: object = {}) =>
  browser.send(sendQuotePrice, { ...terms, prices: pricesFor(enquiry, prices) })

/** The buyer changes the enquiry to so many tons of the first pipe alone. */
export async function editTo(db: Database, browser: TestBrowser, { id }: PlacedEnquiry, quantity: number) {
  const filled = await filledEnquiry(db, [{ ...(await leafNamed(db)), quantity, quantityUnit: 'Ton' }])
  return browser.send(updateEnquiry, { ...filled, enquiryId: id })
}

export async function emailOf(db: Database, browser: TestBrowser): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, browser.userId))
  return user?.email ?? ''
}

/** The queued letters to an address about an enquiry or an order, oldest first. */
export async function lettersTo(db: Database, browser: TestBrowser, about: string) {
  const queued = await db
    .select()
    .from(mails)
    .where(eq(mails.recipient, await emailOf(db, browser)))
    .orderBy(asc(mails.id))
  return queued.filter(({ subject }) => subject.includes(about))
}

type Line = Extract<InputOf<typeof sendQuotePrice>, { prices: unknown }>['prices'][number]

/** What is said of a line: a price, more than that, or null where it is not offered. */
export type Said = number | Omit<Line, 'enquiryId' | 'enquiryItemId'> | null

/** The lines of a quote, in the order of the items. */
const offersFor = ({ id, itemIds }: PlacedEnquiry, said: readonly Said[]) =>
  said.map((line, at) => ({
    ...{ enquiryId: id, enquiryItemId: itemIds[at] ?? 0 },
    ...(line === null ? { notOffered: true } : typeof line === 'number' ? { price: line } : line),
  }))

export const offer = (browser: TestBrowser, enquiry: PlacedEnquiry, said: readonly Said[], terms: object = {}) =>
  browser.send(sendQuotePrice, { ...terms, prices: offersFor(enquiry, said) })

/** 2 MT of SHS, 100 pieces of 30.18 kg of GI, and 1 MT of SHS of another wall. */
export const threeLines = (db: Database, buyerId: number, changes: Parameters<typeof placeEnquiry>[3] = {}) =>
  placeEnquiry(
    db,
    buyerId,
    [
      { quantity: '2' },
      { className: 'GI', size: '50 NB', wall: '3.6', unit: 'Pieces', quantity: '100' },
      { quantity: '1', wall: '4' },
    ],
    changes,
  )
