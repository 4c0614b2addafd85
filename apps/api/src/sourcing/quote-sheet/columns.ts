import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { USUAL_METRES } from '@lohahaat/domain/catalogue/price-unit'
import type { Cell } from '../../platform/spreadsheets/write-sheet'
import { texts } from './texts'

type Item = QuotedEnquiry['enquiryItems'][number]

/** The columns that are read again. */
export const readFields = ['line', 'price', 'priceUnit', 'make', 'deliveryDays', 'notOffered'] as const

export type ReadField = (typeof readFields)[number]

/** A column by its name in the texts, with what the sheet says of an item. */
type Column = [
  name: ReadField | 'item' | 'makeAsked' | 'grade' | 'quantity' | 'unit' | 'wishes',
  cell: (item: Item) => Cell,
]

/** In the order of the sheet; `isQuoted` where the party has a quote, so that what it lacks is not offered. */
export const columns = (isQuoted: boolean): Column[] => [
  ['line', ({ enquiryItemId }) => enquiryItemId],
  [
    'item',
    ({ className, length, ...pipe }) => `${className} ${formatPipe({ ...pipe, length: length ?? USUAL_METRES })}`,
  ],
  ['makeAsked', ({ make }) => make],
  ['grade', ({ grade }) => grade],
  ['quantity', ({ quantity }) => quantity],
  ['unit', ({ unit }) => unit],
  ['wishes', ({ remark }) => remark],
  ['price', ({ offer }) => offer?.price ?? null],
  ['priceUnit', ({ offer, unit }) => offer?.priceUnit ?? unit],
  ['make', ({ offer }) => offer?.make ?? null],
  ['deliveryDays', ({ offer }) => offer?.deliveryDays ?? null],
  ['notOffered', ({ offer }) => (isQuoted && !offer ? texts.yes : null)],
]
