import type { Order } from '@lohahaat/domain/ordering/order'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { OrderTrucks } from '../../../parts/fulfilment/order-trucks/order-trucks'
import { ShareOrder } from '../../../parts/fulfilment/share/share-order'
import { IstTime } from '../../../parts/platform/ist-time'
import { BuyerNotesList, hasNotes } from '../../../parts/ordering/buyer-notes/buyer-notes-list'
import { texts as notesTexts } from '../../../parts/ordering/buyer-notes/texts'
import { OrderAddress } from '../../../parts/ordering/order/order-address'
import { OrderAmounts } from '../../../parts/ordering/order/order-amounts'
import { mayChange, type OrderRights } from '../../../parts/ordering/order/orders-of-company'
import { OrderButtons } from '../../../parts/ordering/order/order-buttons'
import { StatusBadge } from '../../../parts/ordering/order/status-badge'
import { StatusChange } from '../../../parts/ordering/order/status-change'
import { StatusLine } from '../../../parts/ordering/order/status-line'
import { useOrderDeletion } from '../../../parts/ordering/order/use-order-deletion'
import { PapersButton } from '../../../parts/billing/papers/papers-button'
import { OrderCertificates } from '../../../parts/fulfilment/certificates/order-certificates'
import { LineAnswers } from '../../../parts/supply/orders/line-answers'
import { OrderLoading } from '../../../parts/supply/orders/order-loading'
import { OrderRatings } from '../../../parts/supply/ratings/order-ratings'
import { Card } from '../../../ui/card'
import { Page } from '../../../ui/page'
import { Sentence } from '../../../ui/sentence'
import { ProformaButton } from '../../../parts/ordering/order/proforma-button'
import { Button } from '../../../ui/button'
import { AwardCard } from './award-card'
import { DeletedLines } from './deleted-lines'
import { LinesTable } from './lines-table'
import type { OrderParts } from './load-parts'
import { PayOrder } from './pay-order'
import { texts } from './texts'

interface OrderDetailsProps {
  order: Order
  parts: OrderParts
  rights: OrderRights
}

/** With the actions of the buyer, or those of an administrator, who sees everybody's orders. */
export function OrderDetails({ order, parts, rights }: OrderDetailsProps) {
  const { isAdmin, userId } = useSession()
  const deletion = useOrderDeletion(order)
  const canDelete = !isAdmin && mayChange(order, rights, userId)
  return (
    <Page
      title={texts.title(order.orderNo)}
      badge={<StatusBadge status={order.status} partlyDispatched={order.partlyDispatched} />}
      intro={<Origin order={order} isAdmin={isAdmin} />}
      action={
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:[&>button]:grow print:hidden">
          {isAdmin ? (
            <StatusChange order={order} variant="main" />
          ) : (
            <>
              <ShareOrder order={order} />
              <OrderButtons order={order} deletion={deletion} canCancel={canDelete} />
            </>
          )}
        </div>
      }
    >
      <div className="grid gap-6">
        <Card title={texts.status}>
          <StatusLine order={order} />
          {parts.loading && <OrderLoading loading={parts.loading} />}
        </Card>
        <Card title={texts.items.title(order.orderLines.length)}>
          <LinesTable lines={order.orderLines} busy={deletion.busy} onDelete={canDelete ? deletion.deleteLine : null} />
          {order.deletedLines.length > 0 && <DeletedLines lines={order.deletedLines} />}
        </Card>
        {order.status !== 'Cancelled' && (
          <OrderTrucks
            orderId={order.orderId}
            trucks={parts.trucks}
            pathOf={(id) => (isAdmin ? `/consignments/${id}` : `/consignment/${id}`)}
          />
        )}
        <OrderCertificates certificates={parts.certificates ?? []} />
        <LineAnswers answers={parts.answers ?? []} />
        <OrderRatings orderId={order.orderId} sellers={parts.ratings ?? []} />
        {order.award && <AwardCard order={order} award={order.award} />}
        {hasNotes(order) && (
          <Card title={notesTexts.title}>
            <BuyerNotesList notes={order} isAdmin={isAdmin} />
          </Card>
        )}
        <div className="grid items-start gap-6 desk:grid-cols-[1fr_26rem] print:grid-cols-2">
          <div className="grid gap-6">
            <Card className="grid gap-6 sm:grid-cols-2">
              <OrderAddress order={order} kind="billing" />
              <OrderAddress order={order} kind="shipping" />
            </Card>
            <PayOrder order={order} documents={parts.documents} isAdmin={isAdmin} />
            <Documents order={order} />
          </div>
          <OrderAmounts order={order} title={texts.amounts} />
        </div>
      </div>
    </Page>
  )
}

function placedText({ orderedBy, approvedBy }: Order): string {
  if (orderedBy === null) return texts.placed
  return approvedBy === null ? texts.placedByMember : texts.placedAndApproved
}

/** An administrator reads the buyer's firm first, and then who of it ordered. */
const Members = ({ order: { orderedBy, approvedBy } }: { order: Order }) => (
  <>
    {orderedBy !== null && <> · {texts.orderedBy(orderedBy)}</>}
    {approvedBy !== null && <> · {texts.approvedBy(approvedBy)}</>}
  </>
)

function Origin({ order, isAdmin }: { order: Order; isAdmin: boolean }) {
  return (
    <>
      <Sentence
        text={isAdmin ? texts.placedBy : placedText(order)}
        marks={{
          time: () => <IstTime instant={order.placedAt} />,
          buyer: () => <span className="font-medium text-ink">{order.legalName}</span>,
          phone: () => order.phoneNo,
          member: () => order.orderedBy,
          approver: () => order.approvedBy,
        }}
      />
      {isAdmin && order.approvedBy !== null && <Members order={order} />}
      <span className="print:hidden">
        {' · '}
        <Link to={isAdmin ? '/allOrders' : '/myOrdersList'} className="link">
          {isAdmin ? texts.allOrders : texts.myOrders}
        </Link>
      </span>
    </>
  )
}

function Documents({ order }: { order: Order }) {
  return (
    <Card title={texts.documents.title} className="print:hidden">
      <p className="mb-4 text-ink-soft">{texts.documents.intro}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <ProformaButton order={order} />
        <PapersButton orderId={order.orderId} />
        <Button onClick={() => window.print()}>{texts.documents.print}</Button>
      </div>
    </Card>
  )
}
