import { hasGstinCheckDigit } from '@lohahaat/domain/identity/gstin'
import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { gstNumber } from '../../platform/fields'
import { texts } from '../texts'

const path = '/Company/LH/GstNumbers'
const number = z.object({ gstNumber: z.string(), pan: z.string() })

export const addGstNumber = defineCall({
  method: 'POST',
  path,
  permission: 'manage the company',
  summary: 'Adds a GST number to the company, and answers all of them.',
  input: z.object({ gstNumber: gstNumber.refine(hasGstinCheckDigit, { error: () => texts.gstCheckDigit }) }),
  response: z.array(number),
})

export const removeGstNumber = defineCall({
  method: 'DELETE',
  path,
  permission: 'manage the company',
  summary: 'Takes a GST number off the company, and answers those left. The last one stays.',
  input: z.object({ gstNumber }),
  response: z.array(number),
})
