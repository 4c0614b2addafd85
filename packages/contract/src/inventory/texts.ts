import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  roundings: (steps: string) => `Prices can be rounded to ${steps} rupees.`,
  amount: 'Amount',
  percentage: 'Percentage',
  amountOrPercentage: 'Please enter either an amount or a percentage.',
  previewFirst: 'Please look at the preview first.',
  pricesWrong: (most: number) => `Prices must be 1 to ${most} items with their prices.`,
  pricedTwice: 'Each item can be in Prices once.',
  oldPrice: 'Old price',
  confirmedWrong: 'Confirmed must be true or false.',
  wrongMode: 'Mode must be check or import.',
  wrongFormat: 'Format must be csv or xlsx.',

  /** What a person chooses for an item, by the field that holds its id. */
  choices: {
    brandId: 'Brand',
    thicknessId: 'Thickness',
    gradeId: 'Grade',
    standardId: 'Standard',
    stampId: 'Stamp',
    deliveryId: 'Delivery',
    sellerId: 'Seller',
  },
  choiceMissing: (choice: string) => `Please select ${choice}.`,
  price: 'Price',
  length: 'Length',
  weightPerPiece: 'Weight per piece',
  available: 'Available',
  picture: 'Picture',
  pictureMissing: 'Please select a picture.',
  hsnMissing: 'Please enter HSN.',
  hsnInvalid: 'HSN must have 4, 6 or 8 digits.',
  mtcMissing: 'Please say whether there is a test certificate (MTC).',
  isoMissing: 'Please say whether the mill is ISO certified.',
  activeMissing: 'Please say whether the item is active.',

  roadFactor: 'Road factor',
  kmPerDay: 'Kilometres a day',
  leastFreight: 'Least freight',
  truck: 'Truck',
  distance: 'Distance',
  freightRate: 'Rate',
  freightRatesMissing: 'Please enter a rate for at least one truck.',
  freightRateTwice: (truckTons: number, upToKm: number) => `The ${truckTons} t truck has two rates up to ${upToKm} km.`,
  chargedMissing: 'Please say whether freight is charged.',
  itemIdsWrong: (most: number) => `ItemIds must be 1 to ${most} ids, separated by commas.`,

  isApprovedWrong: 'Please say whether the price is approved: isApproved must be true or false.',
  stepPercent: 'The limit in percent',

  /** What a blank cell of a new item stands for. */
  blanks: {
    id: 'a new item',
    grade: 'no grade',
    standard: 'no standard',
    stamp: 'no stamp',
    weight: 'the weight by the standard',
    available: 'not tracked',
    hsn: 'the code for this shape',
    no: 'No',
    yes: 'Yes',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
