import { hasReached, isOpenForLoading } from '@lohahaat/domain/fulfilment/consignment'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { Card } from '../../../ui/card'
import { Page } from '../../../ui/page'
import { CertificatesCard } from '../../fulfilment/certificates/certificates-card'
import { ConsignmentSteps } from '../../fulfilment/consignment-steps'
import { FilesCard } from '../../fulfilment/files/files-card'
import { LoadCard } from '../../fulfilment/load/load-card'
import { ReceiptCard } from '../../fulfilment/receive/receipt-card'
import { SettlementCard } from '../../fulfilment/settlement/settlement-card'
import { StateBadge } from '../../fulfilment/state-badge'
import { TransportCard } from '../../fulfilment/transport/transport-card'
import { WeighbridgeCard } from '../../fulfilment/weighbridge/weighbridge-card'
import { EwayCard } from '../eway-card/eway-card'
import { InvoiceCard } from '../invoice-card'
import type { LoadedTruck } from './load-consignment'
import { type NextStep, nextStep } from './next-step'
import { NextStepCard } from './next-step-card'
import { texts } from './texts'

interface ConsignmentScreenProps {
  truck: LoadedTruck
  /** Where the order of the truck is for whoever looks. */
  orderPath: string
  /** Where all trucks are; null for a buyer, who finds his with their orders. */
  listPath: string | null
  /** Beside the title. */
  action?: ReactNode
  /** Below the invoice, such as the supplier's own. */
  ownInvoice?: ReactNode
}

const sideOf: Partial<Record<NextStep, 'seller' | 'buyer' | 'third'>> = {
  sellerSlip: 'seller',
  buyerSlip: 'buyer',
  thirdSlip: 'third',
}

/** One truck from plan to settled account, for whoever loads it, receives it or oversees both. */
export function ConsignmentScreen(props: ConsignmentScreenProps) {
  const { truck, orderPath, listPath, action, ownInvoice } = props
  const { consignment, weighment, certificates, documents, ewayBill } = truck
  const { state, mayLoad, invoiceNo } = consignment
  const { isAdmin } = useSession()
  const step = nextStep(consignment, weighment, isAdmin)
  const isOpen = mayLoad && isOpenForLoading(state, { hasInvoice: invoiceNo !== null })
  // The load matters until the truck arrives, the weights from then on.
  const isArrived = hasReached(state, 'Received')
  const load = <LoadCard consignment={consignment} mayChange={isOpen} />
  return (
    <Page
      title={texts.title(consignment.number)}
      badge={<StateBadge state={state} />}
      intro={<Origin {...props} />}
      action={action}
    >
      <div className="grid gap-5">
        <Card>
          <ConsignmentSteps truck={consignment} />
        </Card>
        <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="grid min-w-0 gap-5">
            <NextStepCard consignment={consignment} weighment={weighment} step={step} list={listPath ?? orderPath} />
            {!isArrived && load}
            {state !== 'Planned' && <WeighbridgeCard weighment={weighment} nextSide={(step && sideOf[step]) ?? null} />}
            {isArrived && load}
            <ReceiptCard consignment={consignment} />
            {state !== 'Planned' && <CertificatesCard certificates={certificates} />}
          </div>
          <div className="grid min-w-0 gap-5">
            <SettlementCard consignment={consignment} weighment={weighment} />
            <TransportCard
              consignment={consignment}
              isOpen={isOpen}
              mayChange={mayLoad && state !== 'Closed' && step !== 'truck'}
            />
            <InvoiceCard documents={documents} isBuyer={!mayLoad} />
            {ownInvoice}
            {state !== 'Planned' && <EwayCard bill={ewayBill} />}
            <FilesCard consignment={consignment} />
          </div>
        </div>
      </div>
    </Page>
  )
}

function Origin({ truck: { consignment }, orderPath, listPath }: ConsignmentScreenProps) {
  const { orderNo, sellerName, legalName, shippingCity, shippingPinCode, invoiceNo } = consignment
  return (
    <>
      <Link to={orderPath} className="link">
        {texts.ofOrder(orderNo)}
      </Link>
      {' · '}
      {texts.way(sellerName ?? texts.house, `${legalName}, ${shippingCity} ${shippingPinCode}`)}
      {invoiceNo && (
        <>
          {' · '}
          <span className="whitespace-nowrap">{texts.invoiceNo(invoiceNo)}</span>
        </>
      )}
      {listPath && (
        <>
          {' · '}
          <Link to={listPath} className="link whitespace-nowrap">
            {texts.all}
          </Link>
        </>
      )}
    </>
  )
}
