import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  note: 'The portal allows this within 24 hours. Here it is only recorded.',
  reason: 'Reason',
  reasons: {
    Duplicate: 'Duplicate',
    OrderCancelled: 'Order cancelled',
    DataEntry: 'Data entry mistake',
    Other: 'Other',
  },
  cancelledAt: 'Cancelled at',
  cancelledHint: 'In Indian time, only if it was not now',
  close: 'Close',
  record: 'Record it',
  recorded: 'Recorded',
}

export const texts = inLanguages({ en })
