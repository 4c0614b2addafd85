import type { ConsignmentEwayBill } from '@lohahaat/contract/billing/eway-bills/eway-bill'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { WorkCard } from '../../fulfilment/work-card'
import { texts } from './texts'
import { useEwayBill } from './use-eway-bill'
import { Validity } from './validity'

interface EwayCardProps {
  consignmentId: number
  /** Of the consignment: with an invoice comes a bill. */
  invoiceNo: string | null
}

/** The e-way bill of a truck on every screen of it: its number, the day it ends, and the way to enter it. */
export function EwayCard({ consignmentId, invoiceNo }: EwayCardProps) {
  const { bill, hasFailed, retry } = useEwayBill(consignmentId, invoiceNo)
  const isMissing = bill !== null && bill.isNeeded && bill.ewayBillNo === null
  return (
    <WorkCard title={texts.title} badge={isMissing && <Badge tone="amber">{texts.isMissing}</Badge>}>
      <div className="grid min-h-16 content-start gap-3" aria-busy={bill === null && !hasFailed}>
        {bill && <Said bill={bill} />}
        {hasFailed && !bill && (
          <>
            <p className="text-ink-soft">{texts.failed}</p>
            <Button size="small" className="justify-self-start" onClick={retry}>
              {texts.again}
            </Button>
          </>
        )}
        {bill?.canEnter && bill.invoiceId !== null && (
          <Link to={`/invoice/${bill.invoiceId}/portals`} className="link justify-self-start max-sm:min-h-11">
            {texts.see}
          </Link>
        )}
      </div>
    </WorkCard>
  )
}

function Said({ bill }: { bill: ConsignmentEwayBill }) {
  const { invoiceId, isNeeded, ewayBillNo, lastDay, endsAt, hasArrived } = bill
  if (ewayBillNo !== null && lastDay !== null && endsAt !== null)
    return <Validity {...{ ewayBillNo, lastDay, endsAt, hasArrived }} />
  const said = invoiceId === null ? texts.noInvoice : isNeeded ? texts.needed : texts.notNeeded
  return <p className="text-[0.9375rem] text-ink-soft">{said}</p>
}
