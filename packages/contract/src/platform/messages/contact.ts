import { inLanguages } from '@lohahaat/domain/platform/language'
import * as hi from './contact.hi'

const contactEn = {
  sent: 'Thank you for reaching out!',
  nameMissing: 'Please enter Name.',
  phoneMissing: 'Please enter Phone.',
  phoneInvalid: 'Please enter a valid Phone.',
  messageMissing: 'Please enter Message.',
}

export type ContactMessages = typeof contactEn

/** What the contact page says. */
export const contactMessages = inLanguages({ en: contactEn, hi: hi.contactMessages })
