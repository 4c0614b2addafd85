import { z } from 'zod'
import { defineCall } from '../define-call'
import { instant, queryId } from '../fields'
import { listQuery } from '../list-query'
import { auditFilters } from './audit-filter-fields'

const { page, pageSize, search } = listQuery([])

const contents = z.record(z.string(), z.unknown())

/** Always answered by the page: there are millions of entries in the end. */
export const fetchAuditDetails = defineCall({
  method: 'GET',
  path: '/Audit/LH/AuditDetails',
  permission: 'read the logs',
  summary: 'A page of what administrators did, newest first. Days are those of India, both included; Search is by who.',
  input: z.object({ page, pageSize, search, ...auditFilters }),
  response: z.array(
    z.object({
      auditId: z.number(),
      at: instant,
      by: z.string(),
      byEmail: z.string(),
      action: z.string(),
      resource: z.string(),
      recordId: z.number().nullable(),
      /** How many rows the entry has, where one change was made to many records; `after` is then what the change was. */
      rowCount: z.number().nullable(),
      /** The record as it was on the wire; null before it was created and after it was deleted. */
      before: contents.nullable(),
      after: contents.nullable(),
    }),
  ),
  paged: true,
})

export const fetchAuditRows = defineCall({
  method: 'GET',
  path: '/Audit/LH/AuditRows',
  permission: 'read the logs',
  summary: 'A page of the records of one entry, where one change was made to many.',
  input: z.object({ auditId: queryId('AuditId'), page, pageSize }),
  response: z.array(z.object({ recordId: z.number(), before: contents, after: contents })),
  paged: true,
})
