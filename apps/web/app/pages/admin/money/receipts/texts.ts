import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Receipts',
  description: 'Money that companies paid, and the invoices it was set against.',
  intro: 'A receipt is recorded on the <accounts>account of its company</accounts>.',
  loadFailed: 'The receipts could not be loaded',
  search: 'Search receipts',
  searchExample: 'RC/26-27/000001',
  none: 'No receipts',
  noneHint: 'What companies pay is listed here.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
