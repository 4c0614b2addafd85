import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  title: 'Your rating',
  intro: 'How was what each seller delivered? Everybody sees it without your name; you can change it for 14 days.',
  stars: 'Stars',
  outOf: (stars: number) => `${stars} of 5 stars`,
  comment: 'What you would tell others',
  save: 'Save rating',
  saved: 'Thank you. The rating is saved.',
  answered: 'The seller answers:',
  hidden: (reason: string) => `Hidden from others: ${reason}`,
}

export const texts = inLanguages({ en })
