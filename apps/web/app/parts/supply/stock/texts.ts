import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  create: 'Create Stock Item',
  update: 'Update Stock Item',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteItem: 'Delete the stock item',
  stock: 'Stock',
  loadFailed: 'This record could not be loaded',
  priceWaits: 'Saved. The new price waits for approval; until then the old one holds.',
  unknown: 'There is no such record',
  unknownHint: 'It may have been deleted.',
  priceHistory: 'Price history',

  section: {
    title: 'Section',
    drawing: 'Drawing',
    none: 'No section chosen yet',
    standardWeight: (kilograms: string) => `${kilograms} kg per piece by the standard`,
    department: 'Department',
    class: 'Class',
    size: 'Size',
    thickness: 'Thickness, mm',
    length: 'Length',
    lengthUnit: 'm',
  },

  make: {
    title: 'Make',
    brand: 'Brand',
    grade: 'Grade',
    standard: 'Standard',
    stamp: 'Stamp',
    none: 'None',
    mtc: 'Test certificate (MTC)',
    iso: 'ISO certified mill',
  },

  offer: {
    title: 'Offer',
    seller: 'Seller',
    price: 'Price',
    priceUnit: '₹/MT',
    delivery: 'Delivery',
    available: 'Available',
    availableUnit: 'MT',
    availableHint: 'Empty: not tracked',
    hsn: 'HSN',
    active: 'Active',
  },

  weight: {
    label: 'Weight per piece',
    unit: 'kg',
    toBeProposed: 'Proposed from thickness and length',
    noStandard: 'There is no standard weight for this section. Without a weight the item is sold by the ton only.',
    byTheTon: 'Without a weight the item is sold by the ton only.',
    standard: (kilograms: string) => `By the standard: ${kilograms} kg`,
    takeStandard: 'Use it',
    deviation: (percent: string) => `${percent}\u00a0% against the standard`,
  },

  picture: {
    title: 'Picture',
    alt: 'This stock item',
    remove: 'Remove picture',
    photo: 'Photo',
    hint: 'JPG, PNG or WebP up to 10 MB. Without one, buyers see the drawing of the section.',
    sending: 'Sending the picture',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
