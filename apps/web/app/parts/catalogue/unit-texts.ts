import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { inLanguages } from '@lohahaat/domain/platform/language'

/** What a quantity is counted in, as it is read behind a figure. */
const en: Readonly<Record<Unit, string>> = { Pieces: 'Pieces', Ton: 'Ton' }

export const unitTexts = inLanguages({ en })
