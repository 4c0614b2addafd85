import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  navigation: 'Your sales',
  desk: 'Desk',
  enquiries: 'Enquiries',
  ordersToLoad: 'Orders to load',
  stockAndPrices: 'Stock and prices',
  statement: 'Statement',
  scoreCard: 'Score card',
}

export const texts = inLanguages({ en })
