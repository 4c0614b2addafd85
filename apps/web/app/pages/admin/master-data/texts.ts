import { inLanguages } from '@lohahaat/domain/platform/language'

/** What all kinds of master data have in common; what is said of one kind is in its description. */
const en = {
  search: (list: string) => `Search ${list}`,
  searchExample: 'Search',
  listFailed: 'This list could not be loaded',
  edit: 'Edit',
  editRecord: (record: string) => `Edit ${record}`,
  cancel: 'Cancel',
  delete: 'Delete',
  recordFailed: 'This record could not be loaded',
  unknownRecord: 'There is no such record',
  unknownRecordHint: 'It may have been deleted.',
}

export const texts = inLanguages({ en })
