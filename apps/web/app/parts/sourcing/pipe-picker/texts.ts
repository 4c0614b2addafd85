import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  class: 'Class',
  classOfLine: (line: number) => `Class of line ${line}`,
  size: 'Size',
  sizeOfLine: (line: number) => `Size of line ${line}`,
  thickness: 'Thickness',
  thicknessOfLine: (line: number) => `Thickness of line ${line}`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
