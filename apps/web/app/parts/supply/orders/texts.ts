import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  states: {
    Waiting: 'Waiting',
    Accepted: 'Accepted',
    Refused: 'Refused',
    Expired: 'Expired',
    Withdrawn: 'Withdrawn',
  },
  answers: {
    title: 'Suppliers',
    table: 'What the suppliers said',
    line: 'Line',
    supplier: 'Supplier',
    state: 'Answer',
    until: 'Until <time>time</time>',
    refusedLines: 'Find another seller',
  },
  toLoad: {
    title: 'Orders to load',
    none: 'Nothing waits for an answer.',
    kg: (kg: string, city: string) => `${kg} to ${city}`,
    all: 'All orders',
  },
  mtc: 'MTC',
}

export const texts = inLanguages({ en })
