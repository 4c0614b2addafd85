import { z } from 'zod'
import { applicationStatuses } from '@lohahaat/domain/supply/application'
import { defineCall } from '../../platform/define-call'
import { instant, optionalText, queryId, recordId, text } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { texts } from '../texts'
import { application, shownStatuses } from './application'

const permission = 'manage suppliers'
const { page, pageSize, search } = listQuery([])

export const fetchApplications = defineCall({
  method: 'GET',
  path: '/Supply/LH/Applications',
  permission,
  summary: 'Applications of suppliers, those that wait first, then the newest. Search is by name and GST number.',
  input: z.object({
    page,
    pageSize,
    search,
    status: z.enum(applicationStatuses, { error: () => texts.statusWrong }).optional(),
  }),
  response: z.array(
    z.object({
      companyId: z.number(),
      businessName: z.string(),
      gstNumber: z.string(),
      status: z.enum(shownStatuses),
      yards: z.array(z.string()),
      applicant: z.string(),
      submittedAt: instant.nullable(),
      updatedAt: instant,
      /** A change of his details waits for a decision. */
      isChanging: z.boolean(),
    }),
  ),
  paged: true,
})

export const fetchApplication = defineCall({
  method: 'GET',
  path: '/Supply/LH/SupplierApplication',
  permission,
  summary: 'One application with its papers and notes, as a list of one or none.',
  input: z.object({ companyId: queryId('CompanyId') }),
  response: z.array(
    application.extend({
      applicant: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
      brands: z.array(z.string()),
      classes: z.array(z.string()),
      /** The seller that the company is; null while it is none. */
      seller: z.object({ id: z.number(), name: z.string(), active: z.boolean() }).nullable(),
      /** Sellers that belong to no company yet. */
      freeSellers: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  ),
})

export const decideApplication = defineCall({
  method: 'POST',
  path: '/Supply/LH/DecideApplication',
  permission,
  summary:
    'Asks for changes, approves, suspends or reinstates. Approval makes a seller, or links the one that is named. The applicant is mailed.',
  input: z.object({
    companyId: recordId('companyId'),
    decision: z.enum(['askChanges', 'approve', 'suspend', 'reinstate'], { error: () => texts.decisionWrong }),
    /** What the applicant reads; needed to ask for changes and to suspend. */
    note: optionalText(() => texts.note, 1000),
    sellerId: recordId('sellerId').nullish(),
  }),
  response: application,
})

export const addApplicationNote = defineCall({
  method: 'POST',
  path: '/Supply/LH/ApplicationNote',
  permission,
  summary: 'Writes a note to an application, for administrators or for the applicant too.',
  input: z.object({
    companyId: recordId('companyId'),
    note: text(
      () => texts.note,
      1000,
      () => texts.noteMissing,
    ),
    isShown: z.boolean({ error: () => texts.isShownWrong }),
  }),
  response: application,
  idempotencyKey: true,
})
