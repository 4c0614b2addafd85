import type { BuyerDesk } from '@lohahaat/contract/site/desks/buyer-desk'
import { Link, useRevalidator } from 'react-router'
import { useSession } from '../../../../api/session/use-session'
import { IstTime } from '../../../../parts/platform/ist-time'
import { buttonClass } from '../../../../ui/button-class'
import { ErrorState } from '../../../../ui/messages/states'
import { EnquirySection, type EnquirySectionProps } from './enquiry-section'
import { FirstList } from './first-list'
import { ListsCard } from './lists-card'
import { OrdersCard } from './orders-card'
import { SizesCard } from './sizes-card'
import { UrgentBar } from './urgent-bar'
import { WaitingCard } from './waiting-card'
import { texts } from './texts'

interface OwnDeskProps extends EnquirySectionProps {
  desk: BuyerDesk | 'failed'
}

/** The first page of a signed-in person: waiting work on the left, context on the right, then everybody's enquiries. */
export default function OwnDesk({ desk, enquiries }: OwnDeskProps) {
  const { name, isAdmin } = useSession()
  return (
    <div className="content-width pt-6 sm:pt-8">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl">{texts.title}</h1>
          <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
            {name}
            {desk !== 'failed' && (
              <>
                {' · '}
                <span className="whitespace-nowrap">
                  <IstTime instant={desk.now} />
                </span>
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {desk !== 'failed' && desk.sells && (
            <Link to="/supplier" className={buttonClass()}>
              {texts.supplierDesk}
            </Link>
          )}
          {isAdmin && (
            <Link to="/admin" className={buttonClass()}>
              {texts.adminDesk}
            </Link>
          )}
        </div>
      </div>
      {desk === 'failed' ? <Failed /> : <Parts desk={desk} />}
      <EnquirySection enquiries={enquiries} />
      {desk !== 'failed' && <UrgentBar desk={desk} />}
    </div>
  )
}

function Parts({ desk }: { desk: BuyerDesk }) {
  const { ordersUnderWay, lists, sizes, now } = desk
  return (
    <div className="grid gap-4 desk:grid-cols-[minmax(0,1fr)_22.5rem] desk:gap-5">
      <div className="grid min-w-0 content-start gap-4 desk:gap-5">
        {isNew(desk) ? (
          <FirstList />
        ) : (
          <>
            <WaitingCard desk={desk} />
            <OrdersCard orders={ordersUnderWay} />
          </>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-4 desk:gap-5">
        <SizesCard sizes={sizes} now={now} />
        <ListsCard lists={lists} />
      </div>
    </div>
  )
}

const isNew = ({ quotesToDecide, changedPrices, ordersUnderWay, lists, sizes, requestsToDecide = 0 }: BuyerDesk) =>
  quotesToDecide.total + changedPrices.total + ordersUnderWay.total + lists.total + sizes.length + requestsToDecide ===
  0

function Failed() {
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState title={texts.failed} busy={state !== 'idle'} onRetry={revalidate}>
      {texts.tryAgain}
    </ErrorState>
  )
}
