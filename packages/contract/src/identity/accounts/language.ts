import { languages } from '@lohahaat/domain/platform/language'
import { z } from 'zod'
import { defineCall } from '../../platform/define-call'

const language = z.enum(languages)

export const saveLanguage = defineCall({
  method: 'PUT',
  path: '/Account/LH/Language',
  permission: 'manage the own account',
  summary: 'Chooses the language of the caller’s screens and mails.',
  input: z.object({ language }),
  response: z.object({ language }),
})
