import { z } from 'zod'
import { sellingRoles } from '@lohahaat/domain/identity/actor'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'
import { texts } from '../texts'

const sellingRole = z.enum(sellingRoles, { error: () => texts.roleWrong }).nullable()

export const setMemberRole = defineCall({
  method: 'POST',
  path: '/Supply/LH/MemberRole',
  permission: 'run the supplier',
  summary: 'Says what a member of the company does on its selling side; null: nothing.',
  input: z.object({ userId: recordId('userId'), sellingRole }),
  response: z.object({ userId: z.number(), sellingRole }),
})
