import { companyRoles } from '@lohahaat/domain/identity/actor'
import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { email, instant, queryId, success } from '../../platform/fields'
import { bringsAlong, joinedCompany } from './joining'
import { texts } from '../texts'

const companyRole = z.enum(companyRoles)

const invitation = z.object({
  invitationId: z.number(),
  email: z.string(),
  companyRole,
  invitedBy: z.string(),
  createdAt: instant,
  endsAt: instant,
})

export const fetchInvitations = defineCall({
  method: 'GET',
  path: '/Company/LH/Invitations',
  permission: 'manage the company',
  summary: "The open invitations to the caller's company, newest first.",
  response: z.array(invitation),
})

export const inviteMember = defineCall({
  method: 'POST',
  path: '/Company/LH/Invitations',
  permission: 'manage the company',
  summary: 'Mails an invitation to the company, open for 7 days. A new one to the same address ends the one before.',
  input: z.object({ email, companyRole }),
  response: invitation,
  idempotencyKey: true,
})

export const revokeInvitation = defineCall({
  method: 'DELETE',
  path: '/Company/LH/Invitations',
  permission: 'manage the company',
  summary: 'Ends an open invitation.',
  input: z.object({ invitationId: queryId('InvitationId') }),
  response: success,
})

const incomplete = () => texts.invitationLinkIncomplete
const secret = z.string({ error: incomplete }).regex(/^[\w-]{43}$/, { error: incomplete })

export const fetchInvitation = defineCall({
  method: 'GET',
  path: '/Company/LH/Invitation',
  permission: 'open an invitation',
  summary: 'Who invites to which company, for whoever holds the secret of the mail.',
  input: z.object({ secret }),
  response: z.object({
    companyName: z.string(),
    invitedBy: z.string(),
    companyRole,
    /** Whom it was mailed to: only that account can accept it. */
    email: z.string(),
    endsAt: instant,
    /** Whether the caller is alone in a company of his own, so that he may bring along what he has there. */
    canBringAlong: z.boolean(),
  }),
})

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/Company/LH/AcceptInvitation',
  permission: 'join a company',
  summary:
    'The caller joins the company that he was invited to, with his orders, enquiries, lists and addresses if he likes.',
  input: z.object({ secret, bringsAlong }),
  response: joinedCompany,
})
