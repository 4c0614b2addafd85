import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  days: (count: number) => `${count} d`,
  hours: (count: number) => `${count} h`,
  minutes: (count: number) => `${count} min`,
  seconds: (count: number) => `${count} s`,
  left: (time: string) => `${time} left`,
  none: 'Expired',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
