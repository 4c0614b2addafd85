import { z } from 'zod'
import { instant, recordId, text } from '../../platform/fields'
import { decimal } from '../../platform/decimal'

/** ₹10,00,000 per MT: dearer than any pipe, so a slip of a few zeros is caught. */
export const MAX_PRICE = 1_000_000

/** How a stock item is called in the audit. */
export const stockResource = 'Stock Item'

/** What a person chooses for an item, by the field that holds its id. */
export const stockChoices = {
  brandId: 'Brand',
  subClassId1: 'Thickness',
  gradeId: 'Grade',
  standardId: 'Standard',
  stampId: 'Stamp',
  deliveryId: 'Delivery',
  sellerId: 'Seller',
} as const

const choice = (field: keyof typeof stockChoices) => recordId(field, `Please select ${stockChoices[field]}.`)
const yesNo = (error: string) => z.boolean({ error })

export const price = decimal('Price', { above: 0, max: MAX_PRICE, places: 2 })

/** What the form of an item sends. The thickness decides size and class. */
export const stockItemFields = {
  brandId: choice('brandId'),
  subClassId1: choice('subClassId1'),
  length: decimal('Length', { above: 0, max: 20, places: 3 }),
  gradeId: choice('gradeId').nullable(),
  standardId: choice('standardId').nullable(),
  stampId: choice('stampId').nullable(),
  deliveryId: choice('deliveryId'),
  sellerId: choice('sellerId'),
  price,
  /** Null: nobody knows it, and the item is sold by the ton only. */
  weight_Per_Piece: decimal('Weight per piece', { above: 0, max: 100_000, places: 3 }).nullable(),
  /** Null: not tracked. */
  available: decimal('Available', { min: 0, max: 100_000, places: 3 }).nullable(),
  hsn: z
    .string({ error: 'Please enter HSN.' })
    .trim()
    .min(1, { error: 'Please enter HSN.' })
    .regex(/^(\d{4}|\d{6}|\d{8})$/, { error: 'HSN must have 4, 6 or 8 digits.' }),
  mtc: yesNo('Please say whether there is a test certificate (MTC).'),
  iso: yesNo('Please say whether the mill is ISO certified.'),
  active: yesNo('Please say whether the item is active.'),
  imageFileName: text('Picture', 100, 'Please select a picture.').nullable(),
}

/** The part of an item that tells a person something; the audit keeps it. */
export const stockItemText = z.object({
  brandName: z.string(),
  className: z.string(),
  subClassName: z.string(),
  subClassName1: z.string(),
  /** Metres. */
  length: z.number(),
  grade: z.string().nullable(),
  standard: z.string().nullable(),
  stamp: z.string().nullable(),
  delivery: z.string(),
  mtc: z.boolean(),
  iso: z.boolean(),
  sellerName: z.string(),
  /** Rupees per MT. */
  price: z.number(),
  /** Kilograms. */
  weight_Per_Piece: z.number().nullable(),
  /** Tons. */
  available: z.number().nullable(),
  hsn: z.string(),
  imageFileName: z.string().nullable(),
  active: z.boolean(),
})

export const stockItem = stockItemText.extend({
  stockDetailId: z.number(),
  brandId: z.number(),
  departmentId: z.number(),
  classId: z.number(),
  subClassId: z.number(),
  subClassId1: z.number(),
  gradeId: z.number().nullable(),
  standardId: z.number().nullable(),
  stampId: z.number().nullable(),
  deliveryId: z.number(),
  sellerId: z.number(),
  /** Grows with every change: a form sends back the one it was loaded with. */
  version: z.number(),
  updatedAt: instant,
})

export type StockItem = z.output<typeof stockItem>
