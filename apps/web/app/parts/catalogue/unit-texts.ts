import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './unit-texts.hi'

/** The units of quantities, as written after a figure. */
const en: Readonly<Record<Unit, string>> = { Pieces: 'Pieces', Ton: 'Ton' }

export type Texts = typeof en

export const unitTexts = inLanguages({ en, hi })
