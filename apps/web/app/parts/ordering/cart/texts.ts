import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  whatItCosts: 'What it costs',
  subtotal: 'Subtotal',
  quantity: 'Quantity',
  totalWeight: 'Total weight',
  totalPieces: 'Total pieces',
  sendCart: 'Send Cart via WhatsApp',
  item: (pipe: string, brand: string) => `${pipe}, ${brand}`,
  rate: (price: string) => `${price}/MT`,
  extraBrands: (count: number) => plural(count, { one: '# extra brand', other: '# extra brands' }),

  noLongerSold: 'No longer sold. Please remove it.',
  outOfStock: 'Out of stock. Please remove it.',
  onlyLeft: (weight: string) => `Only ${weight} left`,

  facts: {
    price: 'Price',
    weightPerPiece: 'Weight per piece',
    delivery: 'Delivery',
    grade: 'Grade',
    standard: 'Standard',
    stamp: 'Stamp',
    mtc: 'MTC',
    iso: 'ISO',
    yes: 'Yes',
    no: 'No',
    notStated: 'Not stated',
  },

  /** What a buyer has seen before confirming; shown again if it changes. */
  seen: {
    billingAddress: 'Billing address',
    shippingAddress: 'Shipping address',
    gst: 'GST',
    perTon: (price: string) => `${price} per MT`,
    perExtraBrand: (price: string) => `${price} per extra brand`,
    available: 'available',
    absent: 'not in the cart',
    noAddress: 'none',
    freightNotCharged: 'not charged',
  },

  /** Begins the message to the house. */
  greeting: 'Hello LohaHaat, this is my cart',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
