import { z } from 'zod'
import { readUnits } from '@lohahaat/domain/platform/decimal'

interface Limits {
  /** The smallest figure, or with `above` one that it must exceed. */
  min?: number
  above?: number
  max: number
  /** How many decimals there may be. */
  places: number
}

const written = (figure: number) => figure.toLocaleString('en-IN')

/** A figure with few decimals. The digits are counted as they are written, since a binary fraction has no exact ones. */
export const decimal = (label: string, { min = -Infinity, above = -Infinity, max, places }: Limits) =>
  z
    .number({ error: `Please enter ${label} as a number.` })
    .gt(above, { error: `${label} must be above ${written(above)}.` })
    .min(min, { error: `${label} can't be below ${written(min)}.` })
    .max(max, { error: `${label} can't be above ${written(max)}.` })
    .refine((figure) => readUnits(figure, places) !== null, {
      error: `${label} can have at most ${places} decimals.`,
    })

/** As decimal, where it may arrive as text. The empty text is no 0. */
export const decimalText = (label: string, limits: Limits) =>
  z
    .union([z.string(), z.number()], { error: `Please enter ${label} as a number.` })
    .transform((figure) => (typeof figure === 'string' ? Number(figure.trim() || NaN) : figure))
    .pipe(decimal(label, limits))
