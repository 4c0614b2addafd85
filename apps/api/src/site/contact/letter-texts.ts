import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  name: (name: string) => `Name: ${name}`,
  email: (email: string) => `E-mail: ${email}`,
  phone: (phone: string) => `Phone: ${phone}`,
  toSupport: {
    subject: (number: number) => `Message ${number} from the contact page`,
    signedIn: (legalName: string, email: string) => `Signed in as: ${legalName}, ${email}`,
    notSignedIn: 'Not signed in',
    closing: 'An answer to this mail goes to the writer. Name, e-mail and phone are as he typed them.',
  },
  copy: {
    subject: (number: number) => `Copy of your message ${number} to LohaHaat`,
    heading: 'Your message has reached us',
    thanks: 'Thank you for reaching out! We answer within 24 to 48 hours, Monday to Friday. This is what you wrote.',
    closing:
      'You get this mail because somebody entered this address on our contact page and asked for a copy. If it was not you, nothing needs to be done: the text above is not from us.',
  },
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
