import { inLanguages } from '@lohahaat/domain/platform/language'

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
  record: (resource: string, id: number) => `${resource} ${id}`,
  allEntries: 'All entries',
  allEntriesOf: (record: string) => `All entries of ${record}`,
  asCreated: 'As created',
  asItWas: 'As it was',
  unchanged: 'Saved without a change',
  changed: '<field>What changed</field>: <old>from this</old><arrow> changed to </arrow><new>this</new>',
  yes: 'Yes',
  no: 'No',
  empty: '(empty)',
}

export const texts = inLanguages({ en })
