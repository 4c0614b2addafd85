import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  navigation: 'Your sales',
  desk: 'Desk',
  enquiries: 'Enquiries',
  ordersToLoad: 'Orders to load',
  consignments: 'Consignments',
  certificates: 'Certificates',
  stockAndPrices: 'Stock and prices',
  account: 'Account',
  statement: 'Statement',
  scoreCard: 'Score card',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
