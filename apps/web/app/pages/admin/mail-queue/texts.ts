import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Mail queue',
  description: 'Mails that wait to be sent.',
  intro: 'A mail that could not be sent is tried again by itself, later each time.',
  loadFailed: 'The mail queue could not be loaded',
  loadFailedHint: 'Mails are sent all the same.',
  waiting: 'Waiting',
  oldestWaiting: 'Oldest waiting since',
  noneWaiting: 'None',

  failing: {
    title: (count: number) => `Could not be sent yet (${formatCount(count)})`,
    table: 'Mails that could not be sent yet',
    to: 'To',
    subject: 'Subject',
    attempts: 'Attempts',
    lastError: 'Last error',
    nextTry: 'Next try',
    none: 'No failing mails',
    noneHint: 'Every mail so far was taken by the mail server.',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
