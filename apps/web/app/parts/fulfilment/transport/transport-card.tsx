import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { FactList } from '../../../ui/fact-list'
import { TruckAdvice } from '../truck/truck-advice'
import { WorkCard } from '../work-card'
import { texts } from './texts'
import { TransportForm } from './transport-form'

interface TransportCardProps {
  consignment: Consignment
  /** Its load can still be changed, so that it matters what room there is. */
  isOpen: boolean
  mayChange: boolean
}

/** The truck with its load, who drives it, and its lorry receipt. */
export function TransportCard({ consignment, isOpen, mayChange }: TransportCardProps) {
  const [isChanging, setChanging] = useState(false)
  return (
    <WorkCard
      title={texts.title}
      aside={
        mayChange &&
        !isChanging && (
          <Button size="small" onClick={() => setChanging(true)}>
            {texts.change}
          </Button>
        )
      }
    >
      <TruckAdvice grams={toUnits(consignment.kg, 3)} withRoom={isOpen} />
      <div className="mt-4">
        {isChanging ? (
          <TransportForm
            key={consignment.version}
            consignment={consignment}
            isMain={false}
            onDone={() => setChanging(false)}
            onClose={() => setChanging(false)}
          />
        ) : (
          <TransportFacts consignment={consignment} />
        )}
      </div>
    </WorkCard>
  )
}

function TransportFacts({ consignment }: { consignment: Consignment }) {
  const { vehicleNo, driverPhone, transporterName, transporterId, lrNo, lrDate, km, expectedOn } = consignment
  const lr = lrNo && lrDate ? texts.lrOf(lrNo, formatDay(lrDate)) : lrNo
  if (!vehicleNo) return <p className="text-[0.9375rem] text-ink-soft">{texts.none}</p>
  return (
    <FactList
      className="grid-cols-2"
      facts={[
        [texts.vehicleNo, vehicleNo],
        [texts.driverPhone, driverPhone && <DriverPhone number={driverPhone} />],
        [texts.transporterName, transporterName],
        [texts.transporterId, transporterId],
        [texts.lrNo, lr || null],
        [texts.km, km === null ? null : `${formatCount(km)}\u00a0${texts.kmUnit}`],
        [texts.expectedOn, expectedOn && formatDay(expectedOn)],
      ]}
    />
  )
}

/** Dialled by a press. */
const DriverPhone = ({ number }: { number: string }) => (
  <a href={`tel:${number}`} className="link max-sm:-my-2.5 max-sm:inline-flex max-sm:min-h-11 max-sm:items-center">
    {number}
  </a>
)
