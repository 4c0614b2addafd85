import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  titles: { seller: 'Seller’s weighbridge', buyer: 'Buyer’s weighbridge', third: 'Third weighbridge' },
  notes: {
    seller: 'Weighed empty first, then loaded.',
    buyer: 'Weighed loaded first, then empty.',
    third: 'On a bridge that both accept. It is binding once both have agreed.',
  },
  slipNo: 'Slip number',
  bridge: 'Weighbridge',
  vehicleNo: 'Vehicle number',
  written: (number: string) => `Written as ${number}`,
  gross: 'Gross',
  tare: 'Tare',
  net: 'Net',
  kg: 'kg',
  netHint: 'Gross less tare, filled in for you',
  grossAt: 'Weighed loaded at',
  tareAt: 'Weighed empty at',
  ist: 'Indian time',
  photo: 'Photo of the slip',
  photoHint: 'A photo or a PDF',
  photoFailed: (text: string) => `The slip is saved, but not its photo: ${text}`,
  reason: 'Reason for the correction',
  save: 'Save the slip',
  saved: 'Slip saved',
  keptTitle: (slipNo: string) => `Weighbridge slip ${slipNo}`,
  enter: { seller: 'Enter the slip', buyer: 'Enter your slip', third: 'Enter the third slip' },
  correct: 'Correct',
  close: 'Close',
  number: (slipNo: string) => `Slip ${slipNo}`,
  by: (name: string) => `by ${name}`,
  openPhoto: 'Photo of the slip',
  noPhoto: 'No photo',
  addPhoto: 'Add a photo',
  none: { seller: 'No slip yet.', buyer: 'No slip yet.', third: 'No slip yet.' },
  agreed: {
    both: 'Both have agreed',
    seller: 'The seller has agreed',
    buyer: 'The buyer has agreed',
    none: 'Not agreed yet',
  },
  agree: 'Agree to this slip',
  isAgreed: 'Agreed',
  problems: {
    missing: 'Please fill this in.',
    kg: 'Please enter whole kilograms.',
    vehicleNo: 'Please enter the vehicle number as on the slip, such as HR 55 AB 1234.',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
