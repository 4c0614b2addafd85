import type { InputOf } from '@lohahaat/contract/platform/define-call'
import { sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import type { Database } from '../platform/db/db'
import { placeEnquiry } from './enquiries'
import type { PlacedEnquiry } from './quotes'
import type { TestBrowser } from './test-browser'

type Line = Extract<InputOf<typeof sendQuotePrice>, { prices: unknown }>['prices'][number]

/** What is said of a line: a price, more than that, or null where it is not offered. */
export type Said = number | Omit<Line, 'enquiryId' | 'enquiryItemId'> | null

/** The lines of a quote, in the order of the items. */
export const offersFor = ({ id, itemIds }: PlacedEnquiry, said: readonly Said[]) =>
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
