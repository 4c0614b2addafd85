import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Enquiries that fit',
  description: 'Open enquiries for what you sell, the best fit first.',
  intro: 'Ranked by class, make and distance from your nearest yard. Best fit first, then the newest.',
  none: 'No open enquiry fits at the moment',
  noneHint: 'We mail you as soon as there is one, as often as you set on your desk.',
  loadFailed: 'The enquiries could not be loaded',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
