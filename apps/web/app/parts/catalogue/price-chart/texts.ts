import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  none: 'No price has been set yet.',
  price: (price: string) => `<figure>${price}</figure> <unit>/MT</unit>`,
  since: 'from <time></time>',
  sinceBy: 'from <time></time> · <person></person>',
  unit: '₹/MT',
  showAsTable: 'Show as table',

  slider: {
    label: 'Change of the price',
    value: (price: string, time: string) => `${price} per MT from ${time}`,
    valueBy: (price: string, time: string, person: string) => `${price} per MT from ${time}, ${person}`,
  },

  table: {
    caption: 'Changes of the price',
    from: 'From',
    changedBy: 'Changed by',
    notRecorded: 'Not recorded',
    price: '₹/MT',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
