import { formatCount } from '@lohahaat/domain/platform/formats'
import { z } from 'zod'
import { readUnits } from '@lohahaat/domain/platform/decimal'
import type { Text } from '@lohahaat/domain/platform/language'
import type { DecimalLimits } from './decimal-problem'
import { fieldTexts } from './field-texts/field-texts'

/** A figure with few decimals. The digits are counted as they are written, since a binary fraction has no exact ones. */
export const decimal = (label: Text, { min = -Infinity, above = -Infinity, max, places }: DecimalLimits) =>
  z
    .number({ error: () => fieldTexts.notANumber(label()) })
    .gt(above, { error: () => fieldTexts.notAbove(label(), formatCount(above)) })
    .min(min, { error: () => fieldTexts.below(label(), formatCount(min)) })
    .max(max, { error: () => fieldTexts.above(label(), formatCount(max)) })
    .refine((figure) => readUnits(figure, places) !== null, {
      error: () => fieldTexts.tooFine(label(), places),
    })

/** As decimal, where it may arrive as text. The empty text is no 0. */
export const decimalText = (label: Text, limits: DecimalLimits) =>
  z
    .union([z.string(), z.number()], { error: () => fieldTexts.notANumber(label()) })
    .transform((figure) => (typeof figure === 'string' ? Number(figure.trim() || NaN) : figure))
    .pipe(decimal(label, limits))
