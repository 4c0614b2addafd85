import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  name: 'Name',
  phone: 'Phone',
  messageTooLong: 'Message can have at most 2,000 characters.',
  messageUnusable: "Message contains characters that can't be used.",
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
