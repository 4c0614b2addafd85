import type { ApprovalHead } from '@lohahaat/domain/ordering/approvals/approval'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { texts } from './texts'

/** How a request that was priced anew differs from what was asked for; null where it wasn't. */
export function repricedText({ askedTotal, totalPrice }: Pick<ApprovalHead, 'askedTotal' | 'totalPrice'>) {
  if (askedTotal === null) return null
  const [asked, now] = [rupees(askedTotal), rupees(totalPrice)]
  if (now > asked) return texts.dearer(formatRupees(now - asked), formatRupees(asked))
  return now < asked ? texts.cheaper(formatRupees(asked - now), formatRupees(asked)) : texts.samePrice
}
