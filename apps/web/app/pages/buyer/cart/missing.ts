import type { CartLine } from '@lohahaat/domain/ordering/cart'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import { lineProblem } from '../../../parts/ordering/cart/line-problem'
import { texts as cartTexts } from '../../../parts/ordering/cart/texts'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { texts } from './texts'

interface Readiness {
  lines: readonly CartLine[]
  areQuantitiesValid: boolean
  billingProblem: string | null
  shippingProblem: string | null
}

/** More of them would hide the other reasons. */
const MAX_LINES_LISTED = 3

/** The reasons why a cart cannot be checked out, in screen order; empty if it can. */
export function missingForCheckout({
  lines,
  areQuantitiesValid,
  billingProblem,
  shippingProblem,
}: Readiness): string[] {
  if (lines.length === 0) return [cartMessages.empty]
  const blocked = lines.flatMap((line) => {
    const problem = lineProblem(line)
    return problem ? texts.blockedItem(cartTexts.item(formatPipe(line), line.brandName), problem) : []
  })
  const untold = blocked.length - MAX_LINES_LISTED
  return [
    ...blocked.slice(0, MAX_LINES_LISTED),
    untold > 0 && texts.moreBlocked(untold),
    !areQuantitiesValid && cartMessages.unitInvalid,
    billingProblem,
    shippingProblem,
  ].filter((text) => typeof text === 'string')
}
