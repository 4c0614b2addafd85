import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  share: 'Share by link',
  title: 'Share the order',
  note: 'Anybody with the link sees items, quantities and where the trucks are, for 30 days. Your name, phone and address are never shown.',
  withPrices: 'With prices',
  withPapers: 'With test certificates, weights, and the numbers of invoice, LR and e-way bill',
  link: 'Link',
  make: 'Make a link',
  copied: 'Link copied',
  open: 'The link works until <day>day</day>.',
  replaced: 'It can’t be shown again; a new link replaces it.',
  end: 'End the link',
  ended: 'The link no longer works',
  close: 'Close',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
