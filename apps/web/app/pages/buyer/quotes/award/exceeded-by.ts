import type { fetchLimits } from '@lohahaat/contract/ordering/approvals/limits'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { exceededLimit, toExceeded } from '@lohahaat/domain/ordering/approvals/limits'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { rupees } from '@lohahaat/domain/platform/money'

export type OwnLimits = Omit<ResponseOf<typeof fetchLimits>[number], 'userId' | 'name' | 'role' | 'leftThisMonth'>

interface Lot {
  totalPrice: number
  totalTons: number
}

const kgOf = (tons: number) => toUnits(tons, 3)
const gramsOf = (tons: number) => kgOf(tons) * 1000n
const unlessFree = (limit: number | null, read: (figure: number) => bigint) => (limit === null ? null : read(limit))

/** The limit of the buyer that an award is above, so that he knows before he presses. The server decides again. */
export function exceededBy(limits: OwnLimits | null, lots: readonly Lot[]) {
  if (!limits) return null
  const { orderLimit, orderLimitTons, monthLimit, monthLimitTons, usedThisMonth } = limits
  const exceeded = exceededLimit(
    {
      orderLimitPaise: unlessFree(orderLimit, rupees),
      orderLimitKg: unlessFree(orderLimitTons, kgOf),
      monthLimitPaise: unlessFree(monthLimit, rupees),
      monthLimitKg: unlessFree(monthLimitTons, kgOf),
    },
    { paise: rupees(usedThisMonth.rupees), grams: gramsOf(usedThisMonth.tons) },
    {
      paise: lots.reduce((sum, { totalPrice }) => sum + rupees(totalPrice), 0n),
      grams: lots.reduce((sum, { totalTons }) => sum + gramsOf(totalTons), 0n),
    },
  )
  return exceeded && toExceeded(exceeded)
}
