import type { Order } from '@lohahaat/domain/ordering/order'
import { rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { IstTime } from '../../../parts/platform/ist-time'
import { OrderAmounts } from '../../../parts/ordering/order/order-amounts'
import { ProformaButton } from '../../../parts/ordering/order/proforma-button'
import { StatusLine } from '../../../parts/ordering/order/status-line'
import { HowToPay } from '../../../parts/ordering/payment/how-to-pay'
import { BasisNotes } from '../../../parts/ordering/quantity/basis-notes'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { CheckIcon } from '../../../ui/icons'
import { Sentence } from '../../../ui/sentence'
import { OrderedSections } from './ordered-sections'
import { texts } from './texts'

export function PlacedOrder({ order }: { order: Order }) {
  const { email } = useSession()
  const isNew = order.status === 'Confirmed'
  return (
    <div className="content-width py-8 sm:py-12">
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-green-wash text-green">
          <CheckIcon className="size-7" />
        </span>
        <div>
          <h1 className="text-2xl sm:text-3xl">{texts.title}</h1>
          <p className="mt-1 text-ink-soft">
            <span className="font-semibold text-ink">{order.orderNo}</span> · <IstTime instant={order.placedAt} />
            {order.buyerOrderNo !== null && <> · {texts.yourOrder(order.buyerOrderNo)}</>}
          </p>
        </div>
      </div>
      <div className="mt-8 grid items-start gap-6 desk:grid-cols-[1fr_24rem]">
        <div className="grid min-w-0 gap-6">
          <div>
            <OrderedSections lines={order.orderLines} />
            <BasisNotes lines={order.orderLines} className="mt-2" />
          </div>
          {order.status !== 'Cancelled' && (
            <HowToPay payment={order.payment} total={rupees(order.totalPrice)} orderNo={order.orderNo} />
          )}
          <Card title={isNew ? texts.whatHappensNext : texts.status}>
            {isNew && (
              <p className="mb-5 text-ink-soft">
                <Sentence
                  text={texts.confirmation}
                  marks={{ email: () => <span className="wrap-anywhere text-ink">{email}</span> }}
                />
              </p>
            )}
            <StatusLine order={order} />
          </Card>
        </div>
        <OrderAmounts order={order} title={texts.summary} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow print:hidden">
        <Link to={`/orderDetails/${order.orderId}`} className={buttonClass({ variant: 'main' })}>
          {texts.viewOrder}
        </Link>
        <ProformaButton order={order} />
        <Link to="/myOrdersList" className={buttonClass()}>
          {texts.myOrders}
        </Link>
        <Link to="/pipe/pipe" className={buttonClass()}>
          {texts.toCatalogue}
        </Link>
      </div>
    </div>
  )
}
