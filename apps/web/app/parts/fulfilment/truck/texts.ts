import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  empty: 'Nothing is on the truck yet.',
  tooMuch: (trucks: number) => `Too much for one truck: plan ${trucks} trucks.`,
  truck: (load: string, payload: number) => `${load} on a ${payload} t truck`,
  room: (spare: string) => `${spare} more would fill it.`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
