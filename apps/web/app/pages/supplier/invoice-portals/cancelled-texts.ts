import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './cancelled-texts.hi'

const en = {
  note: 'The portal allows this for some hours only. Here it is only recorded.',
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

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
