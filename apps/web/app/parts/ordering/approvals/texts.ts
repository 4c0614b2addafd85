import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  exceeded: {
    order: (figure: string, most: string) => `${figure}, above the limit of ${most} for one order`,
    orderTons: (figure: string, most: string) => `${figure}, above the limit of ${most} for one order`,
    month: (figure: string, most: string) => `${figure} this month with it, above the limit of ${most}`,
    monthTons: (figure: string, most: string) => `${figure} this month with it, above the limit of ${most}`,
  },
  whoDecides: 'Ask for approval: an owner or an approver of your company decides, and you hear of it by mail.',
  status: { Waiting: 'Waiting', Approved: 'Approved', Rejected: 'Rejected', Withdrawn: 'Withdrawn' },
  frozen: (left: string) => `Prices hold: ${left}`,
  over: 'The prices have expired',
  until: (time: string) => `until ${time}`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
