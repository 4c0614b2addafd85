import { contactFields } from '@lohahaat/contract/identity/accounts/contact-fields'
import { z } from 'zod'

const input = z.object(contactFields)

export const checkContact = (values: unknown) => input.safeParse(values)
