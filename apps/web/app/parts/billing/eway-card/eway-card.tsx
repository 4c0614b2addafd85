import type { ConsignmentEwayBill } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { Link, useRevalidator } from 'react-router'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { WorkCard } from '../../fulfilment/work-card'
import { texts } from './texts'
import { Validity } from './validity'

/** The e-way bill of a truck on every screen of it: its number, the day it ends, and the way to enter it. */
export function EwayCard({ bill }: { bill: ConsignmentEwayBill | null }) {
  const isMissing = bill !== null && bill.isNeeded && bill.ewayBillNo === null
  return (
    <WorkCard title={texts.title} badge={isMissing && <Badge tone="amber">{texts.isMissing}</Badge>}>
      <div className="grid content-start gap-3">
        {bill ? <Said bill={bill} /> : <NotLoaded />}
        {bill?.canEnter && bill.invoiceId !== null && (
          <Link to={`/invoice/${bill.invoiceId}/portals`} className="link justify-self-start max-sm:min-h-11">
            {texts.see}
          </Link>
        )}
      </div>
    </WorkCard>
  )
}

function NotLoaded() {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <p className="text-ink-soft">{texts.failed}</p>
      <Button size="small" className="justify-self-start" busy={state !== 'idle'} onClick={() => void revalidate()}>
        {texts.again}
      </Button>
    </>
  )
}

function Said({ bill }: { bill: ConsignmentEwayBill }) {
  const { invoiceId, isNeeded, ewayBillNo, lastDay, endsAt, hasArrived } = bill
  if (ewayBillNo !== null && lastDay !== null && endsAt !== null)
    return <Validity {...{ ewayBillNo, lastDay, endsAt, hasArrived }} />
  const said = invoiceId === null ? texts.noInvoice : isNeeded ? texts.needed : texts.notNeeded
  return <p className="text-[0.9375rem] text-ink-soft">{said}</p>
}
