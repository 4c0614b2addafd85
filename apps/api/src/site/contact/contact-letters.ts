import type { Letter } from '../../platform/mail/letter'

interface Message {
  number: number
  name: string
  email: string
  phone: string
  message: string
}

interface Account {
  legalName: string
  email: string
}

/** To support. What was typed stands in the text and never in a header, apart from the address to answer to. */
export const messageToSupport = ({ account, ...message }: Message & { account: Account | null }): Letter => ({
  subject: `Message ${message.number} from the contact page`,
  heading: `Message ${message.number} from the contact page`,
  paragraphs: [
    `Name: ${message.name}`,
    `E-mail: ${message.email}`,
    `Phone: ${message.phone}`,
    account ? `Signed in as: ${account.legalName}, ${account.email}` : 'Not signed in',
  ],
  quote: message.message,
  closing: 'An answer to this mail goes to the writer. Name, e-mail and phone are as he typed them.',
  replyTo: message.email,
})

/** To the writer, or to whoever owns the address that was typed. */
export const copyOfMessage = ({ number, name, phone, message }: Message, supportEmail: string): Letter => ({
  subject: `Copy of your message ${number} to LohaHaat`,
  heading: 'Your message has reached us',
  paragraphs: [
    'Thank you for reaching out! We answer within 24 to 48 hours, Monday to Friday. This is what you wrote.',
    `Name: ${name}`,
    `Phone: ${phone}`,
  ],
  quote: message,
  closing:
    'You get this mail because somebody entered this address on our contact page and asked for a copy. If it was not you, nothing needs to be done: the text above is not from us.',
  replyTo: supportEmail,
})
