import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Your rating',
  intro: 'How did each seller deliver? Everybody sees your rating, without your name; you can change it for 14 days.',
  stars: 'Stars',
  outOf: (stars: number) => `${stars} of 5 stars`,
  comment: 'Comment for other buyers',
  save: 'Save rating',
  saved: 'Thank you. The rating is saved.',
  answered: 'The seller answers:',
  hidden: (reason: string) => `Hidden from others: ${reason}`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
