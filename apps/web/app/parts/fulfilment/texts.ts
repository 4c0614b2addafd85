import { inLanguages } from '@lohahaat/domain/platform/language'

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

export const texts = inLanguages({ en })
