import type { Unit } from '@lohahaat/domain/catalogue/tons'

/** What a quantity is counted in, as it is read behind a figure. */
export const unitTexts: Readonly<Record<Unit, string>> = { Pieces: 'Pieces', Ton: 'Ton' }
