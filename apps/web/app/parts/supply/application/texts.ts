import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  statuses: {
    Draft: 'Draft',
    Submitted: 'Submitted',
    'Changes asked': 'Changes asked',
    Approved: 'Approved',
    Suspended: 'Suspended',
    'Closed for holidays': 'Closed for holidays',
  },
  kinds: { udyam: 'Udyam certificate', licence: 'BIS licence (CM/L)', cheque: 'Cancelled cheque' },
  fields: {
    gstNumber: 'GST number',
    bankAccount: 'Account number',
    ifsc: 'IFSC',
    udyam: 'Udyam number',
    licence: 'CM/L number',
  },
  moved: (before: string, after: string) => `${before} → ${after}`,
  none: 'none',
  onlyPapers: 'New papers only.',
  history: 'History',
  onlyUs: 'Not shown to the applicant',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
