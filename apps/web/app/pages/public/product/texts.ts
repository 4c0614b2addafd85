import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  steelPipes: 'Steel pipes',
  description: (item: string, rate: string) =>
    `${item} at ${rate}/MT plus GST: weight, grade, standard, delivery and price history.`,
  loadFailed: 'This item could not be loaded',
  priceHistory: 'Price history',

  unknown: {
    title: 'Not in the catalogue',
    description: 'This item is not sold here.',
    intro: 'This item is not sold here, or not any more. The catalogue shows what is, with today’s prices.',
    viewAll: 'View All Products',
  },

  offer: {
    photo: (item: string) => `Photo of ${item}`,
    perTonPlusGst: 'per MT + GST',
    prices: (ofPiece: string, ofMetre: string) => `${ofPiece} a piece · ${ofMetre} a metre`,
  },

  buy: {
    title: 'Weight and price',
    unit: 'Unit',
    quantity: 'Quantity',
    byTheTonOnly: 'Sold by the ton only: no weight per piece is stated.',
    units: {
      Pieces: { label: 'Pieces', sign: 'pcs', wrong: 'A whole number, at least 1' },
      Ton: { label: 'Ton', sign: 'MT', wrong: 'Above 0, with at most 3 decimals' },
      Metre: { label: 'Metre', sign: 'm', wrong: 'Above 0, with at most 3 decimals' },
    },
    leastTons: 'The cart takes 1 Ton or more; less goes by the piece.',
    toBeLoaded: 'To be loaded',
    weight: 'Weight',
    goods: 'Goods',
    plusGst: 'plus GST 18%',
  },

  figures: {
    title: 'Figures',
    brand: 'Brand',
    class: 'Class',
    size: 'Size',
    thickness: 'Thickness',
    length: 'Length',
    weightPerPiece: 'Weight per piece',
    weightPerMetre: 'Weight per metre',
    standard: 'IS standard',
    grade: 'Grade',
    stamp: 'Stamp',
    iso: 'ISO',
    mtc: 'Mill test certificate',
    hsn: 'HSN',
    delivery: 'Delivery',
    availability: 'Availability',
    notStated: 'Not stated',
    yes: 'Yes',
    no: 'No',
  },

  others: {
    label: 'Other items',
    byBrand: (className: string, brand: string) => `Other ${className} by ${brand}`,
    ofSize: (className: string, size: string) => `${className} ${size} of all brands`,
    ofClass: (className: string) => `All ${className}`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
