import { formatCount, listFormat, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Audit',
  description: 'What administrators did.',
  intro: 'What administrators did to which record, newest first.',
  loadFailed: 'The audit could not be loaded',
  noneYet: 'No entries yet',
  noneYetHint: 'What administrators create, change and delete is listed here.',
  tabs: { label: 'Parts of the audit', changes: 'Changes', security: 'Security' },

  filters: {
    search: 'Search by who',
    searchExample: 'Name or e-mail',
    resource: 'Resource',
    action: 'Action',
    person: 'Person',
    record: 'Record',
    recordExample: 'Number',
  },

  table: 'Audit, newest first',
  columns: {
    when: 'When',
    who: 'Who',
    action: 'Action',
    record: 'Record',
    changes: 'What changed',
  },
  /** By the names that the entries carry. */
  actions: { Created: 'Created', Updated: 'Updated', Deleted: 'Deleted' } as Record<string, string>,
  resources: {
    Order: 'Order',
    'Stock Item': 'Stock Item',
    Freight: 'Freight',
    Fees: 'Fees',
    Sessions: 'Sessions',
    Rating: 'Rating',
    Companies: 'Company',
    SupplierTerms: 'Supplier terms',
    Consignment: 'Truck',
    Certificate: 'Test certificate',
    Receipt: 'Receipt',
    Invoice: 'Tax invoice',
    SupplierInvoice: 'Supplier’s invoice',
    SupplierPayment: 'Payment to supplier',
    CreditTerms: 'Credit of company',
    FulfilmentSettings: 'Settings of loads and weights',
    BillingSettings: 'Settings of invoices',
  } as Record<string, string>,
  record: (resource: string, id: number) => `${resource} ${id}`,
  allEntries: 'All entries',
  allEntriesOf: (record: string) => `All entries of ${record}`,
  many: {
    records: (count: number) => plural(count, { one: '# record', other: '# records' }),
    changed: (count: number) => plural(count, { one: '# price changed', other: '# prices changed' }),
    percent: (percent: string) => `${percent}\u00a0%`,
    amount: (amount: string) => `${amount}/MT`,
    rounded: (step: string) => `rounded to ${step}`,
    together: listFormat({ type: 'unit', style: 'short' }),
    on: (changed: string, how: string, where: string) => `${changed}, ${how} on ${where}`,
    everywhere: (changed: string, how: string) => `${changed}, ${how} on all items`,
    inSheet: (changed: string) => `${changed}, typed or pasted in the list`,
    undone: (changed: string, entry: number) => `${changed} back: entry ${entry} was undone`,
    thickness: (thickness: string) => `${thickness}\u00a0mm`,
    search: (words: string) => `“${words}”`,
    active: '(active)',
    inactive: '(inactive)',
    rows: (count: number) => plural(count, { one: 'Show # row', other: 'Show # rows' }),
    more: (next: number, left: number) => `Show ${formatCount(next)} more of ${formatCount(left)}`,
  },
  asCreated: 'As created',
  asItWas: 'As it was',
  unchanged: 'Saved without a change',
  changed: '<field>What changed</field>: <old>from this</old><arrow> changed to </arrow><new>this</new>',
  yes: 'Yes',
  no: 'No',
  empty: '(empty)',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
