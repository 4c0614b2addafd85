import type { ApprovalRequest } from '@lohahaat/domain/ordering/approvals/approval'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { repricedText } from './repriced-text'
import { texts } from './texts'

const money = (value: number) => formatRupees(rupees(value))

/** What a request comes to, and what it came to when it was asked for. */
export function RequestAmounts({ request }: { request: ApprovalRequest }) {
  const { goodsPrice, chargesAndTax, totalPrice } = request
  const repriced = repricedText(request)
  const rows = [
    [texts.goods, goodsPrice],
    [texts.charges, chargesAndTax],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 tabular-nums">
        {rows.map(([name, amount]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="pl-6 text-right">{money(amount)}</dd>
          </div>
        ))}
        <div className="contents text-lg font-semibold">
          <dt className="border-t border-line pt-2">{texts.total}</dt>
          <dd className="border-t border-line pt-2 pl-6 text-right">{money(totalPrice)}</dd>
        </div>
      </dl>
      {repriced !== null && (
        <p className="mt-3 rounded-box bg-amber-wash px-3 py-2 text-sm font-medium text-amber">{repriced}</p>
      )}
    </>
  )
}
