import type { FigureCheckAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { texts } from './texts'
import { withUnit } from './units'

/** What a figure is held against. */
export function limitWords({ figure, bound, limit }: FigureCheckAnswer): string {
  if (bound === 'passed') return texts.bounds.passed
  return limit === null ? texts.bounds.open : texts.bounds[bound](withUnit(figure, limit))
}

export const sourceWords = ({ source, certainty }: FigureCheckAnswer) => `${source} (${texts.certainty[certainty]})`
