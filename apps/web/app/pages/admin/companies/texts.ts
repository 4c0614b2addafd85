import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Companies',
  description: 'The companies that accounts belong to.',
  intro: 'One firm with two companies? Merge one into the other: people, orders, lists and GST numbers move.',
  loadFailed: 'The companies could not be loaded',
  search: 'Search companies',
  searchExample: 'Name or GST number',
  columns: { company: 'Company', gstNumbers: 'GST numbers', members: 'Members', merge: 'Merge' },
  members: (count: number) => plural(count, { one: '# member', other: '# members' }),
  supplier: (name: string) => `Supplier: ${name}`,
  merge: 'Merge into …',
  mergeOf: (name: string) => `Merge ${name} into another company`,
  mergeTitle: (name: string) => `Merge ${name} into another`,
  mergeText: 'Its members buy in the other company from then on, under its name. This can’t be undone.',
  find: 'Name or GST number of the other company',
  choose: 'Into',
  noneFound: 'No other company is found so.',
  submit: 'Merge',
  merged: (from: string, into: string) => `${from} is merged into ${into}.`,
  option: (name: string, gstNumber: string, id: number) => `${name}, ${gstNumber} (no. ${id})`,
  close: 'Close',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
