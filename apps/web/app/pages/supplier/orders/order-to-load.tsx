import type { SupplierOrder } from '@lohahaat/contract/supply/orders/supplier-order'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { Link } from 'react-router'
import { OrderTrucks, type TrucksOfOrder } from '../../../parts/fulfilment/order-trucks/order-trucks'
import { StatusBadge } from '../../../parts/ordering/order/status-badge'
import { IstTime } from '../../../parts/platform/ist-time'
import { TimeLeft } from '../../../parts/supply/orders/answer-time'
import { Card } from '../../../ui/card'
import { FactList } from '../../../ui/fact-list'
import { Page } from '../../../ui/page'
import { Sentence } from '../../../ui/sentence'
import { AnswerBar } from './answer-bar'
import { LinesToLoad } from './lines-to-load'
import { texts } from './texts'
import { useAnswer } from './use-answer'

interface OrderToLoadProps {
  order: SupplierOrder
  /** Null where they could not be loaded. */
  trucks: TrucksOfOrder | null
}

/** The lines of an order that are the supplier's, to accept or refuse, and where they go. */
export function OrderToLoad({ order, trucks }: OrderToLoadProps) {
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
        </Card>
        <Unloading order={order} />
        <OrderTrucks
          orderId={order.orderId}
          trucks={trucks}
          pathOf={(id) => `/supplier/consignments/${id}`}
          isMain={answer.waiting.length === 0}
        />
        {answer.waiting.length > 0 && <AnswerBar answer={answer} />}
      </div>
    </Page>
  )
}

const placeOf = ({ shippingCity, shippingState, shippingPinCode }: SupplierOrder) =>
  `${shippingCity}, ${shippingState} ${shippingPinCode}`

/** In the yard it is dialled by a press. */
const Phone = ({ number }: { number: string }) => (
  <a
    href={`tel:${number.replace(/[^\d+]/g, '')}`}
    className="link max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
  >
    {number}
  </a>
)

function Origin({ order }: { order: SupplierOrder }) {
  return (
    <>
      <Sentence
        text={texts.placed}
        marks={{ time: () => <IstTime instant={order.placedAt} />, place: () => placeOf(order) }}
      />
      {order.wantedDay !== null && ` · ${texts.wanted(formatDay(order.wantedDay))}`}
      {' · '}
      <Link to="/supplier/orders" className="link">
        {texts.allOrders}
      </Link>
    </>
  )
}

/** The driver's own maps open it. */
const MapLink = ({ address }: { address: string }) => (
  <a
    href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`}
    target="_blank"
    rel="noreferrer"
    className="link"
  >
    {address}
  </a>
)

function Unloading({ order }: { order: SupplierOrder }) {
  const { contact } = order
  return (
    <Card title={texts.unloading}>
      {contact ? (
        <FactList
          facts={[
            [texts.name, contact.name],
            [texts.phone, <Phone key="phone" number={contact.phone} />],
            [texts.address, <MapLink key="map" address={`${contact.address}, ${placeOf(order)}`} />],
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
