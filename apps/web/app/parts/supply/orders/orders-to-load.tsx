import type { SupplierOrderRow } from '@lohahaat/contract/supply/orders/supplier-order'
import { fetchSupplierOrders } from '@lohahaat/contract/supply/orders/supplier-orders'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { buttonClass } from '../../../ui/button-class'
import { DeskCard, NoRows } from '../../platform/desk-card'
import { formatKg } from '../../platform/format'
import { AnswerTime } from './answer-time'
import { texts } from './texts'

const SHOWN = 5

/** For the loader of a desk: the orders that wait for an answer. */
export const loadOrdersToLoad = (api: Api) =>
  api.sendPaged(fetchSupplierOrders, { state: 'Waiting', page: 1, pageSize: SHOWN })

interface OrdersToLoadProps {
  rows: readonly SupplierOrderRow[]
  total: number
  /** By the server's clock. */
  now: string
}

/** A desk's part: what waits for an answer, and how long. */
export const OrdersToLoad = ({ rows, total, now }: OrdersToLoadProps) => (
  <DeskCard
    title={texts.toLoad.title}
    count={total}
    aside={
      <Link to="/supplier/orders" className="link">
        {texts.toLoad.all}
      </Link>
    }
  >
    {rows.length === 0 && <NoRows>{texts.toLoad.none}</NoRows>}
    <ul>
      {rows.map((row, at) => (
        <OrderRow key={row.orderId} row={row} now={now} isMain={at === 0} />
      ))}
    </ul>
  </DeskCard>
)

function OrderRow({ row, now, isMain }: { row: SupplierOrderRow; now: string; isMain: boolean }) {
  const { orderId, orderNo, placedAt, waiting, kg, amount, answerBy, wantedDay } = row
  const path = `/supplier/orders/${orderId}`
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-[0.9375rem] leading-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem_6.5rem]">
      <div className="min-w-0">
        <Link to={path} className="link font-semibold whitespace-nowrap">
          {orderNo}
        </Link>
        <p className="text-sm text-ink-soft">{texts.toLoad.waiting(waiting, formatKg(kg))}</p>
      </div>
      <div className="min-w-0 max-sm:text-right">
        <p className="font-semibold tabular-nums">{formatRupees(rupees(amount))}</p>
        <p className="text-sm text-ink-soft">
          {texts.toLoad.to(row.shippingCity, row.shippingPinCode)}
          {wantedDay !== null && `, ${texts.toLoad.by(formatDay(wantedDay))}`}
        </p>
      </div>
      {answerBy && <AnswerTime from={placedAt} until={answerBy} now={now} />}
      <Link
        to={path}
        aria-label={texts.toLoad.answerFor(orderNo)}
        className={buttonClass({ size: 'small', variant: isMain ? 'main' : 'quiet' })}
      >
        {texts.toLoad.answer}
      </Link>
    </li>
  )
}
