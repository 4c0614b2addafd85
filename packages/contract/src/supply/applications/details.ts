import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant, optionalText, recordId } from '../../platform/fields'
import { texts } from '../texts'
import { application, applicationForm } from './application'

export const changeDetails = defineCall({
  method: 'PUT',
  path: '/Supply/LH/SupplierDetails',
  permission: 'apply as a supplier',
  summary:
    'Changes what an approved supplier applied with. Yards, makes and classes change at once; GST number, bank and licences wait for an administrator, with the papers that were sent for them. What is as it was takes a waiting change back.',
  input: applicationForm.omit({ businessName: true }),
  response: application,
})

export const decideChanges = defineCall({
  method: 'POST',
  path: '/Supply/LH/DecideChanges',
  permission: 'manage suppliers',
  summary: "Takes a supplier's change of his details or rejects it. Who asked for it is mailed.",
  input: z.object({
    companyId: recordId('companyId'),
    isApproved: z.boolean({ error: () => texts.isApprovedWrong }),
    /** When the change was asked for that the administrator has seen. */
    seen: instant,
    /** What the supplier reads; needed to reject. */
    note: optionalText(() => texts.note, 1000),
  }),
  response: application,
})
