import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  waiting: (count: number) => plural(count, { one: '# form waiting to be sent', other: '# forms waiting to be sent' }),
  refused: (count: number) => plural(count, { one: '# form was not taken', other: '# forms were not taken' }),
  typedAt: (time: string) => `Typed ${time}`,
  mend: 'Open the form',
  drop: 'Delete',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
