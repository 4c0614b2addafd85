import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  states: {
    Planned: 'Planned',
    Loaded: 'Loaded',
    Dispatched: 'Dispatched',
    Received: 'Received',
    Closed: 'Closed',
  },
  steps: {
    label: 'Where the truck is',
    toCome: 'To come',
    expected: (day: string) => `Expected on ${day}`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
