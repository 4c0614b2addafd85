import type { z } from 'zod'
import type { Call } from '@lohahaat/contract/platform/define-call'
import type { MasterDataRow } from '@lohahaat/contract/reference/master-data/description'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import { route, type Route } from '../../platform/http/route'
import type { Records } from './master-data'

/** The four calls of one kind of master data. */
export const masterDataRoutes = ({ calls }: MasterData, records: Records): Route[] => [
  route(calls.list, async ({ db, input, answer }) => answer.page(await records.list(db, input))),
  route(calls.create, ({ db, actor, input }) => records.create(db, actor, input)),
  route(calls.update, ({ db, actor, input }) => records.update(db, actor, input)),
  route(calls.remove, async ({ db, actor, input }) => {
    await records.remove(db, actor, input)
    return { success: true as const }
  }),
]

type ChoicesCall = Call & { input: z.ZodType<Record<string, number>>; response: z.ZodType<MasterDataRow[]> }

/** Answers what lies below the one record that the query names. */
export const choicesRoute = (call: ChoicesCall, records: Records) =>
  route(call, ({ db, input }) => records.listBelow(db, Number(Object.values(input)[0])))
