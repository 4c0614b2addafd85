import { inLanguages } from '@lohahaat/domain/platform/language'

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

export const texts = inLanguages({ en })
