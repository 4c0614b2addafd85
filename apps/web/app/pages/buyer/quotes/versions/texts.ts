import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: (party: string) => `Versions of ${party}`,
  open: (party: string, version: number) => `Version ${version} of ${party}: see all versions`,
  version: (version: number) => `Version ${version}`,
  current: 'Current',
  outdated: 'Before your last edit',
  total: (total: string) => `${total} in all`,
  offered: (lines: number) => plural(lines, { one: '# line offered', other: '# lines offered' }),
  freight: (price: string) => `Freight ${price} /Ton`,
  noFreight: 'No freight named',
  validUntil: (time: string) => `Valid until ${time}`,
  payment: (terms: string) => `Payment: ${terms}`,
  remark: (remark: string) => `Remark: ${remark}`,
  first: 'The first quote.',
  nothingMoved: 'No line moved.',
  moved: (lines: number) => plural(lines, { one: '# line moved', other: '# lines moved' }),
  line: (number: number, pipe: string) => `${formatCount(number)}. ${pipe}`,
  before: 'before',
  now: 'now',
  notOffered: 'Not offered',
  makeNotSaid: 'Make not said',
  days: (days: number) => plural(days, { one: '# day', other: '# days' }),
  earlier: (left: number) => plural(left, { one: 'Show # earlier version', other: 'Show earlier versions, # left' }),
  failed: 'The versions could not be loaded',
  close: 'Close',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
