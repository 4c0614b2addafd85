import { z } from 'zod'
import { optionalText, text } from '../../platform/fields'
import { enquiryLine } from '../list-reader/enquiry-line'
import { texts } from '../texts'

export const LONGEST_LINE = 500

const name = optionalText(() => texts.line, 100)
const figure = z
  .number()
  .min(0, { error: () => texts.lineUnusable })
  .max(1e12, { error: () => texts.lineUnusable })
  .nullish()
  .transform((value) => value ?? null)

/** A line of a list to be priced: as it was written, and what a person made of it where he did. */
export const givenLine = z.object({
  line: text(
    () => texts.line,
    LONGEST_LINE,
    () => texts.lineMissing,
  ),
  /** Stands for what would be read of the line. */
  understood: z
    .object({
      className: name,
      size: name,
      thickness: name,
      length: figure,
      quantity: figure,
      unit: enquiryLine.shape.unit.nullish().transform((unit) => unit ?? null),
      grade: name,
      make: name,
    })
    .optional(),
  /** It asks for something, whatever it looks like. */
  isLine: z.boolean({ error: () => texts.lineUnusable }).default(false),
  /** It was read from a photo, and nobody has looked at it since. */
  fromPhoto: z.boolean({ error: () => texts.lineUnusable }).optional(),
})

export type GivenLine = z.output<typeof givenLine>
