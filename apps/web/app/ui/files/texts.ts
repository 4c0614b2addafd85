import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  choose: '<choose>Choose a file</choose> <drop>or drop it here</drop>',
  replace: 'Replace',
  camera: 'Take a photo',
  wrongKind: (name: string) => `${name} is not of the kind that is needed here.`,
  kilobytes: (size: number) => `${formatCount(size)} KB`,
  megabytes: (size: number) => `${formatCount(size)} MB`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
