import { readUnits } from '@lohahaat/domain/platform/decimal'
import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Text } from '@lohahaat/domain/platform/language'
import { fieldTexts } from './field-texts/field-texts'

export interface DecimalLimits {
  /** The smallest figure, or with `above` one that it must exceed. */
  min?: number
  above?: number
  max: number
  /** How many decimals there may be. */
  places: number
}

/** What is wrong with a figure, as the schema `decimal` says it: a page that checks one figure needn't load all schemas for it. */
export function decimalProblem(
  label: Text,
  { min = -Infinity, above = -Infinity, max, places }: DecimalLimits,
  figure: number,
): string | undefined {
  if (!Number.isFinite(figure)) return fieldTexts.notANumber(label())
  if (figure <= above) return fieldTexts.notAbove(label(), formatCount(above))
  if (figure < min) return fieldTexts.below(label(), formatCount(min))
  if (figure > max) return fieldTexts.above(label(), formatCount(max))
  return readUnits(figure, places) === null ? fieldTexts.tooFine(label(), places) : undefined
}
