import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Contact',
  description: 'Write, call or message us about steel pipes, orders and quotes. We answer within 24 to 48 hours.',
  intro: 'A question about a size, an order or a quote? Write to us here, or reach us directly.',
  formTitle: 'Write to us',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  emailHint: 'We answer to this address.',
  phoneHint: 'With the country code if it isn’t +91',
  message: 'Message',
  copy: 'Send me a copy',
  send: 'Send message',
  received: 'Your message has reached us. We answer within 24 to 48 hours.',
  receivedWithCopy: (email: string) =>
    `Your message has reached us, and a copy is on its way to ${email}. We answer within 24 to 48 hours.`,
  receivedWithoutCopy:
    'Your message has reached us. No further copy can go to this address today; your message is with us all the same. We answer within 24 to 48 hours.',
  notSent: (reason: string) => `${reason} Your message has not been sent, and everything you typed is still here.`,
  needsScripts: 'Please switch on JavaScript to send the form, or write to us by e-mail.',

  reachUs: 'Reach us directly',
  emailUs: 'E-mail',
  callUs: 'Phone',
  messageUs: 'WhatsApp',
  startChat: 'Start a chat',
  chatMessage: (name: string) => `Hello ${name}, I have a question.`,
  hours: 'Business hours',
  answerTime: 'Response time',
  withinDays: '24 to 48 hours',
  findAnswer: 'Many questions are answered under <help>Help</help>.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
