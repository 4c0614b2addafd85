import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

/** Texts of all kinds of master data; the others are in the description of each kind. */
const en = {
  search: (list: string) => `Search ${list}`,
  searchExample: 'Search',
  listFailed: 'This list could not be loaded',
  edit: 'Edit',
  editRecord: (record: string) => `Edit ${record}`,
  cancel: 'Cancel',
  delete: 'Delete',
  deleteRecord: (kind: string) => `Delete the ${kind.toLowerCase()}`,
  recordFailed: 'This record could not be loaded',
  unknownRecord: 'There is no such record',
  unknownRecordHint: 'It may have been deleted.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
