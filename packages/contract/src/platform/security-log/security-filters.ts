import { z } from 'zod'
import { queryId } from '../fields'
import { queryDay } from '../list-query'
import { texts } from '../texts'
import { securityKinds } from './security-kinds'

/** What the events can be narrowed to, besides the search. Days are those of India. */
export const securityFilters = {
  kind: z.enum(securityKinds, { error: () => texts.unknownEvent }).optional(),
  userId: queryId('UserId').optional(),
  from: queryDay('From').optional(),
  to: queryDay('To').optional(),
}
