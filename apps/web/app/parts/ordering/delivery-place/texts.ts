import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  default: 'default',
  change: 'Change',
  title: 'Where to deliver',
  saved: 'Your saved places',
  loading: 'Loading...',
  noneSaved: 'No address is saved yet.',
  loadFailed: 'Your saved places could not be loaded.',
  another: 'Another PIN code',
  deliverTo: 'Deliver to PIN code',
  anotherHint: '6 digits',
  notInUse: 'This PIN code is not in use.',
  use: 'Deliver there',
  cancel: 'Cancel',
  askedWithDefault: (question: string, place: string) =>
    `${question} No PIN code was chosen, so it says ${place}, the default.`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
