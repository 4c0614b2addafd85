import type { TaxDocumentDetail } from '@lohahaat/contract/billing/invoices/tax-document'
import { Card } from '../../../ui/card'
import { FactList } from '../../../ui/fact-list'
import { texts } from './texts'

type Party = TaxDocumentDetail['buyer']

/** Who is named on a document, and what goes with the goods. */
export function DocumentParties({ document }: { document: TaxDocumentDetail }) {
  const { seller, buyer, shipTo, dispatchFrom, placeOfSupply, vehicleNo, lrNo, irn } = document
  return (
    <Card className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2 desk:grid-cols-4">
        <PartyBlock title={texts.parties.seller} party={seller} />
        <PartyBlock title={texts.parties.buyer} party={buyer} />
        <PartyBlock title={texts.parties.shipTo} party={shipTo} />
        {dispatchFrom && <PartyBlock title={texts.parties.dispatchFrom} party={dispatchFrom} />}
      </div>
      <FactList
        facts={[
          [texts.placeOfSupply, texts.state(placeOfSupply.name, placeOfSupply.code)],
          [texts.vehicle, vehicleNo],
          [texts.lr, lrNo],
          [texts.irn, irn],
        ]}
        className="sm:grid-cols-2 desk:grid-cols-4"
      />
    </Card>
  )
}

function PartyBlock({ title, party }: { title: string; party: Party | null }) {
  return (
    <div className="min-w-0">
      <h2 className="mb-1 text-sm font-normal text-ink-soft">{title}</h2>
      {party === null ? (
        <p>{texts.billingAddress}</p>
      ) : (
        <address className="wrap-anywhere not-italic">
          <p className="font-medium">{party.name}</p>
          {party.address !== party.city && <p>{party.address}</p>}
          <p>
            {party.city} {party.pinCode}
          </p>
          <p>{texts.state(party.stateName, party.stateCode)}</p>
          <p className="text-sm text-ink-soft">
            {party.gstin === null ? texts.unregistered : texts.gstin(party.gstin)}
          </p>
        </address>
      )}
    </div>
  )
}
