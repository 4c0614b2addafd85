import { z } from 'zod'
import { defineCall, type Call } from '../../platform/define-call'
import { inQueries } from '../../platform/wire/spelling'
import { queryId } from '../../platform/fields'

/** A call that lists the children of one record, for the next of several dropdowns. */
export const defineChoices = <const Query extends string, Row extends z.ZodType>(
  { row, plural }: { row: Row; plural: string },
  path: Call['path'],
  query: Query,
) =>
  defineCall({
    method: 'GET',
    path,
    permission: 'browse the catalogue',
    summary: `${plural}: those below one record.`,
    input: z.object({ [query]: queryId(inQueries.toWire(query)) } as Record<Query, ReturnType<typeof queryId>>),
    response: z.array(row),
  })

interface Kind<Id extends string, Name extends string> {
  id: { field: Id }
  title: Name
  texts: { readonly name: string }
}

/** A kind as the parent of another; the call lists its records for the dropdown. */
export const parentOf = <const Id extends string, const Name extends string, C extends Call>(
  { id, title, texts }: Kind<Id, Name>,
  call: C,
  query: string,
) => ({ id: id.field, name: title, label: () => texts.name, choices: { call, query } })
