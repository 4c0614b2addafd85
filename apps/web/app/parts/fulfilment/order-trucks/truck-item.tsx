import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { FactList } from '../../../ui/fact-list'
import { formatKg } from '../../platform/format'
import { ConsignmentSteps } from '../consignment-steps'
import { StateBadge } from '../state-badge'
import { texts } from './texts'
import { SlipsOfTruck } from './slips-of-truck'

/** One truck of an order: where it is, and what goes with it. */
export function TruckItem({ consignment, path }: { consignment: Consignment; path: string }) {
  const { number, state, sellerName, kg, lines, vehicleNo, lrNo, lrDate, expectedOn } = consignment
  const { ewayLastDay, invoiceNo, mayReceive } = consignment
  return (
    <li className="py-4 first:pt-0">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base">
          <Link to={path} className="link">
            {texts.truck(number)}
          </Link>
        </h3>
        <StateBadge state={state} />
        <span className="text-sm text-ink-soft">
          {texts.load(sellerName ?? texts.house, lines.length, formatKg(kg))}
        </span>
      </div>
      {/* On a phone the steps of a truck that has arrived take a screen each; its own page has them. */}
      <div className={state === 'Received' || state === 'Closed' ? 'max-sm:hidden' : ''}>
        <ConsignmentSteps truck={consignment} />
      </div>
      <div className="mt-4">
        <FactList
          className="grid-cols-2 sm:grid-cols-4"
          facts={[
            [texts.vehicle, vehicleNo],
            [texts.lr, lrNo && lrDate ? texts.lrOf(lrNo, formatDay(lrDate)) : lrNo],
            [texts.expected, expectedOn && formatDay(expectedOn)],
            [texts.invoice, invoiceNo],
            [texts.ewayBill, ewayLastDay && formatDay(ewayLastDay)],
          ]}
        />
        {state !== 'Planned' && <SlipsOfTruck consignment={consignment} />}
      </div>
      {state === 'Dispatched' && mayReceive && (
        <Link
          to={path}
          className={`${buttonClass({ variant: 'quiet', size: 'small' })} mt-4 max-sm:w-full print:hidden`}
        >
          {texts.receive(number)}
        </Link>
      )}
    </li>
  )
}
