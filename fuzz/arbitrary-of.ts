import fc from 'fast-check'
import type { z } from 'zod'
import { numbersOf, textsOf } from './scalars'

/** Likely values of a field, by its name. */
export type Known = (field: string) => readonly unknown[] | undefined

interface Place {
  field: string
  known: Known
  /** In a query everything is text, and lists are separated by commas. */
  isQuery: boolean
}

/** The internals of a zod 4 schema that are used here. */
interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  options?: z.ZodType[]
  in?: z.ZodType
  out?: z.ZodType
  element?: z.ZodType
  values?: unknown[]
  entries?: Record<string, unknown>
}

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition

/** Values that a schema mostly accepts: custom refinements are left to chance. */
export function arbitraryOf(schema: z.ZodType, place: Place): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema)
  const { type, shape, innerType, options, element } = definition
  const inner = (part: z.ZodType) => arbitraryOf(part, place)
  if (type === 'object' && shape) return objectOf(shape, place)
  const known = place.known(place.field)
  if (innerType && (type === 'optional' || type === 'default'))
    return fc.option(inner(innerType), { nil: undefined, freq: 2 })
  if (innerType && type === 'nullable') return fc.option(inner(innerType), { nil: null, freq: 3 })
  if (innerType) return inner(innerType)
  if (type === 'array' && element) return listOf(element, place)
  if (type === 'union' && options) return fc.oneof(...options.map(inner))
  if (type === 'pipe') return inner(endOf(definition))
  const plain = scalarOf(schema, definition)
  return known && known.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, plain) : plain
}

/** The stricter end of a pipe: the output of a transformation is unknown. */
function endOf({ in: from, out: to }: Definition): z.ZodType {
  if (!from || !to) throw new Error('A pipe without ends')
  return definitionOf(to).type === 'transform' ? from : to
}

function scalarOf(schema: z.ZodType, { type, values, entries }: Definition): fc.Arbitrary<unknown> {
  if (type === 'string') return textsOf(schema)
  if (type === 'number') return numbersOf(schema)
  if (type === 'boolean') return fc.boolean()
  if (values) return fc.constantFrom(...values)
  if (entries) return fc.constantFrom(...Object.values(entries))
  return fc.jsonValue({ maxDepth: 2 })
}

const objectOf = (shape: Record<string, z.ZodType>, place: Place) =>
  fc
    .record(
      Object.fromEntries(Object.entries(shape).map(([field, part]) => [field, arbitraryOf(part, { ...place, field })])),
    )
    .map((value): unknown => Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)))

function listOf(element: z.ZodType, place: Place): fc.Arbitrary<unknown> {
  const list = fc.array(arbitraryOf(element, place), { minLength: 0, maxLength: 3 })
  return place.isQuery ? list.map((values) => values.map(String).join(',')) : list
}
