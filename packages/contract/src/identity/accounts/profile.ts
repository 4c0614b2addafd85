import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { accountNames } from '../../platform/wire/wire-names'
import { instant } from '../../platform/fields'
import { contactFields } from './contact-fields'

const profile = z.object({
  buyerContactName: z.string(),
  buyerContactPhone: z.string(),
  pinCode: z.string(),
  /** False while it is the default that everybody starts with. */
  isPinChosen: z.boolean(),
  buyerLegalName: z.string(),
  buyerEmail: z.string(),
  gstNo: z.string(),
  role: z.enum(['Admin', 'User']),
  /** The seller record this account is linked to, if it is a supplier. */
  sellerName: z.string().nullable(),
  memberSince: instant,
})

export const fetchProfile = defineCall({
  method: 'GET',
  path: '/Login/LH/Profile',
  permission: 'manage the own account',
  summary: "The caller's own business details.",
  response: profile,
  names: { answer: accountNames },
})

export const saveProfile = defineCall({
  method: 'PUT',
  path: '/Login/LH/Profile',
  permission: 'manage the own account',
  summary: 'Changes contact name, phone and default PIN code.',
  input: z.object(contactFields),
  response: profile,
  names: { answer: accountNames },
})
