import { types, type CustomTypesConfig } from 'pg'

const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = types.builtins
const ARRAYS = [1115, 1182, 1185, 1187]
const DATES = new Set<number>([DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL, ...ARRAYS])

const asIs = (text: string) => text
const getTypeParser: typeof types.getTypeParser = (id, format): unknown =>
  DATES.has(id) ? asIs : types.getTypeParser(id, format)

/** Dates in the text they come in, which is what the columns of the query builder read. */
export const datesAsText: CustomTypesConfig = { getTypeParser }
