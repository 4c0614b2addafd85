import { z } from 'zod'
import { defineCall, type Call } from '../define-call'
import { queryId } from '../fields'

interface Choices<Query extends string, Row extends z.ZodType> {
  path: Call['path']
  query: Query
  of: { row: Row }
  summary: string
}

/** A call that lists what lies below one record, for the next of several dropdowns. */
export const defineChoices = <const Query extends string, Row extends z.ZodType>(choices: Choices<Query, Row>) =>
  defineCall({
    method: 'GET',
    path: choices.path,
    access: 'public',
    summary: choices.summary,
    input: z.object({ [choices.query]: queryId(choices.query) } as Record<Query, ReturnType<typeof queryId>>),
    response: z.array(choices.of.row),
  })
