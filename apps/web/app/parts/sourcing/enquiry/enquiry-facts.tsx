import { sayDelivery } from '@lohahaat/domain/inventory/delivery'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import type { ReactNode } from 'react'
import { useSession } from '../../../api/session/use-session'
import { formatTons } from '../../platform/format'
import { formatPlace } from '../../ordering/delivery-place/delivery-place'
import { texts } from './texts'

/** The details besides the items. An enquiry from an uploaded list may lack some. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { userId } = useSession()
  const { buyerName, brand, departmentName, deliveryDays } = enquiry
  const { deliveryPlace: pinCode, deliveryCity: city, deliveryState: state } = enquiry
  const isOwn = enquiry.buyerId === userId
  return (
    <dl className="grid content-start gap-x-4 gap-y-2.5 text-[0.9375rem] leading-5 max-desk:grid-cols-2">
      {buyerName !== null && !isOwn && <Fact term={texts.facts.buyer}>{buyerName}</Fact>}
      <Fact term={texts.facts.brand}>{brand ?? <Open />}</Fact>
      <Fact term={texts.facts.productCategory}>{departmentName ?? <Open />}</Fact>
      <Fact term={texts.facts.deliveryDays}>{deliveryDays === null ? <Open /> : sayDelivery(deliveryDays)}</Fact>
      <Fact term={texts.facts.deliverTo}>{formatPlace({ pinCode, city, state })}</Fact>
      {enquiry.enquiryItems.length > 0 && <Fact term={texts.facts.weight}>{formatTons(enquiry.totalTons)}</Fact>}
    </dl>
  )
}

const Open = () => <span className="font-normal text-ink-soft">{texts.facts.notSaid}</span>

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}
