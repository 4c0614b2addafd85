import { inLanguages } from '@lohahaat/domain/platform/language'

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
  history: 'History',
  onlyUs: 'Not shown to the applicant',
}

export const texts = inLanguages({ en })
