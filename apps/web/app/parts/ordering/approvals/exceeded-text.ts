import type { LimitExceeded } from '@lohahaat/domain/ordering/approvals/approval'
import { isOfTons } from '@lohahaat/domain/ordering/approvals/limits'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { formatTons } from '../../platform/format'
import { texts } from './texts'

/** Which limit an order is above, and by which figure. */
export function exceededText({ limit, most, figure }: LimitExceeded): string {
  const say = isOfTons(limit) ? formatTons : (value: number) => formatRupees(rupees(value))
  return texts.exceeded[limit](say(figure), say(most))
}
