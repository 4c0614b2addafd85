import type { Texts } from './unit-texts'

export const hi: Texts = { Pieces: 'नग', Ton: 'टन' }
