import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  closing: 'You get this mail as a member of your company on LohaHaat.',
  link: 'See the request',
  asked: {
    subject: (name: string, total: string) => `${name} asks you to approve ${total}`,
    what: (name: string, total: string, lines: number) =>
      plural(lines, {
        one: `${name} asks for approval of an order with # line, ${total} in all with GST and charges.`,
        other: `${name} asks for approval of an order with # lines, ${total} in all with GST and charges.`,
      }),
    next: 'You can approve it, take lines out, or reject it. Its prices hold for a limited time, and no stock is held meanwhile.',
  },
  rejected: {
    subject: (total: string) => `Your request for ${total} was rejected`,
    what: (name: string, total: string) => `${name} has rejected your request for ${total}:`,
    next: 'Its lines are back in your cart.',
    nextOfQuotes: 'The enquiry is still open.',
  },
  takenOut: {
    subject: (lines: number) =>
      plural(lines, {
        one: '# line was taken out of your request',
        other: '# lines were taken out of your request',
      }),
    what: (name: string, lines: number) =>
      plural(lines, {
        one: `${name} has taken this line out of your request for approval:`,
        other: `${name} has taken these lines out of your request for approval:`,
      }),
    next: (lines: number) => plural(lines, { one: 'It is back in your cart.', other: 'They are back in your cart.' }),
    rest: (total: string) => `The rest of your request comes to ${total} and still waits for a decision.`,
  },
  quantity: 'Quantity',
  weight: 'Weight',
  amount: 'Amount',
  units: { Pieces: 'Pieces', Ton: 'Ton' },
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
