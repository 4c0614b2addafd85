import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import type { Conversion } from '@lohahaat/domain/sourcing/asked-quantity'
import { hi } from './conversion-texts.hi'

const en = {
  kilograms: (kilograms: number, tons: number) => `${kilograms} kg are ${tons} ton.`,
  metres: (metres: number, pieces: number, length: number) =>
    plural(pieces, {
      one: `${metres} m are ${pieces} piece of ${length} m.`,
      other: `${metres} m are ${pieces} pieces of ${length} m.`,
    }),
  feet: (feet: number, pieces: number, length: number) =>
    plural(pieces, {
      one: `${feet} ft are ${pieces} piece of ${length} m.`,
      other: `${feet} ft are ${pieces} pieces of ${length} m.`,
    }),
}

export type Texts = typeof en

const texts = inLanguages({ en, hi })

/** How a quantity of a list became what an enquiry takes: 300 m are 50 pieces of 6 m. */
export const conversionText = (conversion: Conversion) =>
  conversion.code === 'kilograms'
    ? texts.kilograms(conversion.written, conversion.tons)
    : texts[conversion.code](conversion.written, conversion.pieces, conversion.length)
