import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Ratings',
  description: 'What buyers say of sellers.',
  intro: 'Everybody reads them. Hide what insults or names people; a hidden rating counts in no score.',
  loadFailed: 'The ratings could not be loaded',
  none: 'No ratings yet',
  noneHint: 'Buyers rate an order once it is delivered.',
  columns: { seller: 'Seller', rating: 'Rating', action: 'Actions' },
  hide: 'Hide',
  hideFor: (orderNo: string) => `Hide the rating of order ${orderNo}`,
  hideTitle: 'Hide the rating',
  reason: 'Reason',
  close: 'Close',
  isHidden: 'The rating is hidden.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
