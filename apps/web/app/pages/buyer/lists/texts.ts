import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'My lists',
  description: 'Lists of steel pipes that you keep, to price them anew, share or order.',
  intro: 'Kept by name. Opening one prices it anew and shows what has moved since.',
  newList: 'Price a list',
  empty: 'You keep no lists yet',
  emptyHint: 'Price a list and press “Keep list”.',
  loadFailed: 'Your lists could not be loaded',
  lines: (count: number) => plural(count, { one: '# line', other: '# lines' }),
  shared: 'Shared',
  priceAnew: 'Price anew',
  share: 'Share',
  xlsx: 'XLSX',
  rename: 'Rename',
  renameTitle: 'Rename the list',
  name: 'Name of the list',
  remove: 'Delete',
  removeAction: 'Delete the list',
  removeQuestion: (name: string) => `“${name}” is deleted, and its link with it.`,
  shareTitle: 'Share by link',
  shareNote:
    'Whoever has the link sees items and quantities for 30 days, and never who you are. A new link ends the one before.',
  withPrices: 'With makes and prices',
  makeLink: 'Make a link',
  link: 'The link',
  copied: 'The link is copied.',
  endLink: 'End the link',
  ended: 'The link shows nothing any more.',
  close: 'Close',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
