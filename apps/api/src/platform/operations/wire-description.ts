import type { Call } from '@lohahaat/contract/platform/define-call'
import {
  answerSpelling,
  type InputSpelling,
  inputSpelling,
  type Spelling,
} from '@lohahaat/contract/platform/wire/spelling'

interface Described {
  schema?: unknown
  url: string
}

interface CallSchema {
  body?: unknown
  querystring?: unknown
  response?: Record<string, unknown>
}

/** Renames the fields in a call's description to the wire's names. */
export function inWireNames<D extends Described>(described: D, call: Call | undefined): D {
  if (!call) return described
  const { body, querystring, response, ...rest } = described.schema as CallSchema
  const [input, answer] = [inputSpelling(call), answerSpelling(call)]
  return {
    ...described,
    schema: {
      ...rest,
      ...(body !== undefined && { body: renamed(body, input) }),
      ...(querystring !== undefined && { querystring: renamed(querystring, input) }),
      ...(response && { response: { ...response, 200: renamed(response['200'], answer) } }),
    },
  }
}

/** JSON schemas name fields in `properties` and `required`, and sortable fields in an `enum`. */
function renamed(schema: unknown, spelling: Spelling | InputSpelling): unknown {
  if (Array.isArray(schema)) return schema.map((part) => renamed(part, spelling))
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, part]: [string, unknown]) => {
      if (key === 'properties') return [key, renamedFields(part as object, spelling)]
      if (key === 'required' && Array.isArray(part)) return [key, part.map((name: string) => spelling.toWire(name))]
      return [key, renamed(part, spelling)]
    }),
  )
}

const renamedFields = (fields: object, spelling: Spelling | InputSpelling) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]: [string, unknown]) => [
      spelling.toWire(name),
      name === 'sort' && 'sortToWire' in spelling ? withSorts(field, spelling) : renamed(field, spelling),
    ]),
  )

function withSorts(field: unknown, { sortToWire }: InputSpelling): unknown {
  const { enum: sorts, ...rest } = field as { enum?: string[] }
  return sorts ? { ...rest, enum: sorts.map(sortToWire) } : field
}
