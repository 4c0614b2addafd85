import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  share: 'Share',
  title: 'Share as text',
  note: 'You see what goes out before anything does. It says nothing of your address, telephone or bank.',
  withPrices: 'With prices',
  text: 'The text',
  whatsApp: 'WhatsApp',
  copy: 'Copy',
  send: 'Other app',
  copied: 'Copied. Paste it into the chat.',
  notCopied: 'It could not be copied. Mark the text and copy it yourself.',
  leftOut: (count: number) =>
    plural(count, {
      one: 'WhatsApp opens with # line less: a link carries no more. Copy takes all of them.',
      other: 'WhatsApp opens with # lines less: a link carries no more. Copy takes all of them.',
    }),
  close: 'Close',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
