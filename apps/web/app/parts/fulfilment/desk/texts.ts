import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Trucks',
  all: 'All consignments',
  states: {
    Planned: 'planned, to be loaded',
    Loaded: 'loaded, to be invoiced and sent',
    Dispatched: 'on the road',
    Received: 'received, to be settled',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
