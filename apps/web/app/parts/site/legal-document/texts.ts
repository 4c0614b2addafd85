import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  /** Above a translation; the English text needs no such sentence. */
  englishPrevails: '',
  lastUpdated: 'Last updated <value>May 15, 2025</value>',
  readingTime: (minutes: number) => `Reading time <value>about ${minutes} minutes</value>`,
  minimumAge: 'Minimum age <value>18 years</value>',
  onThisPage: 'On this page',
  contact: 'Contact',
  contactIntro: 'A person answers. Please name the number of the clause that your question is about, such as 4.2.',
  email: 'E-mail',
  phone: 'Phone',
  businessHours: 'Business hours',
  responseTime: 'Response time',
  responseTimeValue: '24 to 48 hours',
  legalAnswers: 'Legal answers',
  legalAnswersValue: '48 to 72 hours',
  dataRequests: 'Data requests',
  dataRequestsValue: 'Within 30 days',
  related: 'Read on',
  relatedPages: [
    {
      to: '/termsandConditions',
      title: 'Terms and conditions',
      about: 'The rules between you and us: accounts, orders, enquiries, quotes.',
    },
    {
      to: '/privacyPolicy',
      title: 'Privacy policy',
      about: 'Which data we keep, for how long, who sees it, and your rights.',
    },
    {
      to: '/legal',
      title: 'Legal notice',
      about: 'Who runs the site, taxes, standards, risk, grievances, disputes.',
    },
    { to: '/help', title: 'Help', about: 'Short answers about signing in, ordering and quotes.' },
    { to: '/contact', title: 'Contact us', about: 'Write a message; it is answered by a person.' },
  ],
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
