import type { z } from 'zod'
import type { InputSpelling, Spelling } from './spelling'
import { renameFields } from './translate'

type Translate = (value: unknown) => unknown

interface Way {
  /** What a field is called where it is read from, and where it is written to. */
  from(name: string): string
  to(name: string): string
  /** For objects whose fields no schema names. */
  free: Translate
  /** For the field that names another. */
  sort?: Translate
}

/**
 * Turns input of the wire into our words, as deep as the schema goes and no deeper: a caller decides how deep his input is.
 * Fields that the schema doesn't know are left out.
 */
export const compileFromWire = (schema: z.ZodType, { toWire, sortFromWire }: InputSpelling): Translate =>
  compile(schema, {
    from: toWire,
    to: (name) => name,
    free: (value) => value,
    sort: (value) => (typeof value === 'string' ? sortFromWire(value) : value),
  }) ?? asItIs

/** Maps a validated answer to the wire's spelling. */
export const compileToWire = (schema: z.ZodType, { toWire }: Spelling): Translate =>
  compile(schema, { from: (name) => name, to: toWire, free: (value) => renameFields(value, toWire) }) ?? asItIs

const asItIs: Translate = (value) => value

interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  catchall?: z.ZodType
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  options?: z.ZodType[]
}

const definitionOf = (schema: z.ZodType) => schema.def as Definition

/** Null where nothing below is spelled otherwise. */
function compile(schema: z.ZodType, way: Way): Translate | null {
  const { type, shape, catchall, element, options } = definitionWithin(schema)
  if (shape) return compileObject(shape, way, catchall !== undefined)
  if (element) return compileList(element, way)
  if (type === 'record') return way.free
  if (options) return compileUnion(options, way)
  return null
}

/** Without what makes a value optional, or converts it. */
function definitionWithin(schema: z.ZodType): Definition {
  const definition = definitionOf(schema)
  const { innerType, in: first, out } = definition
  if (innerType) return definitionWithin(innerType)
  // What prepares a value says nothing of its fields.
  if (first && out) return definitionWithin(definitionOf(first).type === 'transform' ? out : first)
  return definition
}

function compileList(element: z.ZodType, way: Way): Translate | null {
  const translate = compile(element, way)
  return translate && ((value) => (Array.isArray(value) ? value.map(translate) : value))
}

function compileObject(shape: Record<string, z.ZodType>, way: Way, keepsRest: boolean): Translate | null {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    from: way.from(name),
    to: way.to(name),
    translate: name === 'sort' && way.sort ? way.sort : compile(schema, way),
  }))
  if (fields.every(({ from, to, translate }) => from === to && !translate)) return null
  return (value) => {
    if (!isObject(value)) return value
    const made: Record<string, unknown> = keepsRest ? (way.free(value) as Record<string, unknown>) : {}
    for (const { from, to, translate } of fields) {
      const read = value[from]
      if (read !== undefined) made[to] = translate ? translate(read) : read
    }
    return made
  }
}

/** What the framework parses of a query has a prototype of its own. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of several shapes the value has one; together they name all its fields. */
function compileUnion(options: readonly z.ZodType[], way: Way): Translate | null {
  const shapes = options.map((option) => definitionWithin(option).shape ?? {})
  const ofObject = compileObject(Object.assign({}, ...shapes) as Record<string, z.ZodType>, way, false)
  const ofList = options.map((option) => definitionWithin(option).element && compile(option, way)).find(Boolean)
  if (!ofObject && !ofList) return null
  return (value) => (Array.isArray(value) ? (ofList ?? asItIs)(value) : (ofObject ?? asItIs)(value))
}
