import type { z } from 'zod'
import type { Call } from '@lohahaat/contract/platform/define-call'
import type { MasterDataRow } from '@lohahaat/contract/reference/master-data/description'
import { route } from '../../platform/http/route'
import { listBelow } from './list.repository'
import type { Store } from './store.repository'

type ChoicesCall = Call & { input: z.ZodType<Record<string, number>>; response: z.ZodType<MasterDataRow[]> }

/** Returns the records below the one that the query names. */
export const choicesRoute = (call: ChoicesCall, store: Store) =>
  route(call, ({ db, input }) => listBelow(db, store, Number(Object.values(input)[0])))
