import type { WeightBasis } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './basis-texts.hi'

const basis: Readonly<Record<WeightBasis, string>> = {
  weighbridge: 'Priced at the tons ordered, loaded in whole pieces, invoiced at the weighbridge’s net weight.',
  theoretical: 'Priced and invoiced at theoretical weight.',
}

const en = { ...basis, of: (unit: string, sentence: string) => `${unit}: ${sentence}` }

/** Which weight is invoiced, in one sentence: on screens, in mails and on papers alike. */
export type Texts = typeof en

export const basisTexts = inLanguages({ en, hi })

type Line = { unit: Unit; weightBasis: WeightBasis }

/** One sentence for each unit that occurs. */
export const basisSentences = (lines: readonly Line[], names: Readonly<Record<Unit, string>>): string[] =>
  [...new Map(lines.map(({ unit, weightBasis }) => [unit, weightBasis]))].map(([unit, basis]) =>
    basisTexts.of(names[unit], basisTexts[basis]),
  )
