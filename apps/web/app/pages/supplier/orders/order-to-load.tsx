import type { SupplierOrder } from '@lohahaat/contract/supply/orders/supplier-order'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { Link } from 'react-router'
import { StatusBadge } from '../../../parts/ordering/order/status-badge'
import { IstTime } from '../../../parts/platform/ist-time'
import { TimeLeft } from '../../../parts/supply/orders/orders-to-load'
import { Card } from '../../../ui/card'
import { FactList } from '../../../ui/fact-list'
import { Page } from '../../../ui/page'
import { Sentence } from '../../../ui/sentence'
import { AnswerBar } from './answer-bar'
import { LinesToLoad } from './lines-to-load'
import { texts } from './texts'
import { useAnswer } from './use-answer'

/** The lines of an order that are the supplier's, to accept or refuse, and where they go. */
export function OrderToLoad({ order }: { order: SupplierOrder }) {
  const answer = useAnswer(order)
  return (
    <Page
      title={texts.orderTitle(order.orderNo)}
      badge={<StatusBadge status={order.status} />}
      intro={<Origin order={order} />}
      action={order.answerBy && <TimeLeft until={order.answerBy} />}
    >
      <div className="grid gap-6">
        <Card title={texts.itemsTitle(order.supplierLines.length)}>
          <LinesToLoad lines={order.supplierLines} chosen={answer.chosen} onToggle={answer.toggle} />
          {answer.waiting.length > 0 && <AnswerBar answer={answer} />}
        </Card>
        <Unloading order={order} />
      </div>
    </Page>
  )
}

function Origin({ order }: { order: SupplierOrder }) {
  const place = `${order.shippingCity}, ${order.shippingState} ${order.shippingPinCode}`
  return (
    <>
      <Sentence text={texts.placed} marks={{ time: () => <IstTime instant={order.placedAt} />, place: () => place }} />
      {order.wantedDay !== null && ` · ${texts.wanted(formatDay(order.wantedDay))}`}
      {' · '}
      <Link to="/supplier/orders" className="link">
        {texts.allOrders}
      </Link>
    </>
  )
}

function Unloading({ order: { contact } }: { order: SupplierOrder }) {
  return (
    <Card title={texts.unloading}>
      {contact ? (
        <FactList
          facts={[
            [texts.name, contact.name],
            [texts.phone, contact.phone],
            [texts.address, contact.address],
            [texts.remark, contact.unloadingRemark],
          ]}
          className="sm:grid-cols-2 desk:grid-cols-4"
        />
      ) : (
        <p className="text-ink-soft">{texts.contactLater}</p>
      )}
    </Card>
  )
}
