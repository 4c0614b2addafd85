import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  lines: (count: number) => plural(count, { one: '# line', other: '# lines' }),
  anyMake: 'Any make',
  noClasses: 'A list to read',
  to: (pinCode: string) => `to ${pinCode}`,
  toAt: (pinCode: string, km: string) => `to ${pinCode}, ${km} km`,
  fit: (fit: number) => `Fit ${fit} of 100`,
  parts: { class: 'Class', make: 'Make', km: 'km' },
  quote: 'Quote',
  quoteFor: (leadId: string) => `Quote for ${leadId}`,
  quoted: 'Quoted',
  change: 'Change',
  changeFor: (leadId: string) => `Change the quote for ${leadId}`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
