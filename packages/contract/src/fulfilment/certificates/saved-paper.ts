import { z } from 'zod'
import { heatKey } from '@lohahaat/domain/fulfilment/certificates/alarms'
import { figureNames, testNames } from '@lohahaat/domain/fulfilment/certificates/paper'
import type { Text } from '@lohahaat/domain/platform/language'
import { decimal } from '../../platform/decimal'
import { blank, optionalText, recordId, text } from '../../platform/fields'
import { queryDay } from '../../platform/list-query'
import { texts } from './texts'

const MOST_HEATS = 50
const MOST_KG = 10_000_000

const day = (label: Text) =>
  blank
    .or(z.lazy(() => queryDay(label())))
    .nullish()
    .transform((value) => value ?? null)

const printed = optionalText(() => texts.figure, 12)
const passed = z.boolean().nullish()

const fieldsOf = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>

const heat = z.object({
  heatNo: text(
    () => texts.heatNo,
    30,
    () => texts.heatNoMissing,
  ),
  figures: z.object(fieldsOf(figureNames, printed)).prefault({}),
  tests: z.object(fieldsOf(testNames, passed)).prefault({}),
})

/** What somebody has typed in or taken over from the reading. */
export const savedPaper = z.object({
  certificateId: recordId('certificateId'),
  version: recordId('version'),
  certificateNo: optionalText(() => texts.certificateNo, 60),
  maker: optionalText(() => texts.maker, 100),
  licence: optionalText(() => texts.licence, 30),
  licenceCheckedOn: day(() => texts.licenceCheckedOn),
  standard: optionalText(() => texts.standard, 60),
  grade: optionalText(() => texts.grade, 30),
  size: optionalText(() => texts.size, 40),
  thickness: optionalText(() => texts.thickness, 10),
  forming: z
    .enum(['cold', 'hot'], { error: () => texts.formingUnknown })
    .nullish()
    .transform((value) => value ?? null),
  isHotDip: z.boolean().default(false),
  testedOn: day(() => texts.testedOn),
  issuedOn: day(() => texts.issuedOn),
  kg: decimal(() => texts.quantity, { above: 0, max: MOST_KG, places: 3 })
    .nullish()
    .transform((value) => value ?? null),
  heats: z
    .array(heat, { error: () => texts.heatsMissing })
    .max(MOST_HEATS, { error: () => texts.tooManyHeats(MOST_HEATS) })
    .refine((heats) => new Set(heats.map(({ heatNo }) => heatKey(heatNo))).size === heats.length, {
      error: () => texts.heatTwice,
    })
    .default(() => []),
  /** Somebody has compared it with the paper. */
  confirm: z.boolean().default(false),
})
