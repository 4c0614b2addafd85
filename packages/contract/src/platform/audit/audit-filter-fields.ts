import { z } from 'zod'
import { queryId } from '../fields'
import { queryDay, queryText } from '../list-query'
import { texts } from '../texts'
import { auditActions } from './audit-actions'

/** What the entries of the audit can be narrowed to, besides the search. Days are those of India. */
export const auditFilters = {
  resource: queryText('Resource').optional(),
  action: z.enum(auditActions, { error: () => texts.unknownAction }).optional(),
  userId: queryId('UserId').optional(),
  recordId: queryId('RecordId').optional(),
  from: queryDay('From').optional(),
  to: queryDay('To').optional(),
}
