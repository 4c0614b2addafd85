import type { fetchOrderConsignments, LineToLoad } from '@lohahaat/contract/fulfilment/consignments/consignments'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { useRevalidator } from 'react-router'
import { Badge } from '../../../ui/badge'
import { ErrorState } from '../../../ui/messages/states'
import { isLoadable } from '../load/load-rows'
import { WorkCard } from '../work-card'
import { LeftToLoad } from './left-to-load'
import { PlanButton } from './plan-button'
import { texts } from './texts'
import { TruckItem } from './truck-item'

export type TrucksOfOrder = ResponseOf<typeof fetchOrderConsignments>

interface OrderTrucksProps {
  orderId: number
  /** Null where they could not be loaded. */
  trucks: TrucksOfOrder | null
  /** The screen of one truck for whoever looks. */
  pathOf: (consignmentId: number) => string
  /** Planning a truck is the next thing to do on this screen. */
  isMain?: boolean
}

/** The trucks of an order with their papers, what is left to load, and the way to plan the next one. */
export function OrderTrucks({ orderId, trucks, pathOf, isMain = false }: OrderTrucksProps) {
  const { revalidate, state } = useRevalidator()
  if (!trucks) return <ErrorState title={texts.loadFailed} busy={state !== 'idle'} onRetry={revalidate} />
  const { consignments, lines, truckAdvice } = trucks
  const sellers = loadableBySeller(lines)
  if (consignments.length === 0 && sellers.length === 0) return null
  return (
    <WorkCard
      title={texts.title}
      badge={consignments.length > 0 && <Badge tone="steel">{formatCount(consignments.length)}</Badge>}
    >
      {consignments.length === 0 && <p className="mb-4 text-[0.9375rem] text-ink-soft">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {consignments.map((consignment) => (
          <TruckItem
            key={consignment.consignmentId}
            consignment={consignment}
            path={pathOf(consignment.consignmentId)}
          />
        ))}
      </ul>
      <LeftToLoad lines={lines} advice={truckAdvice} hasTrucks={consignments.length > 0} />
      {sellers.map(({ sellerId, name, lines }, at) => (
        <div key={sellerId} className="mt-4 print:hidden">
          <PlanButton
            orderId={orderId}
            lines={lines}
            label={sellers.length === 1 ? texts.plan : texts.planOf(name)}
            isMain={isMain && at === 0}
            pathOf={pathOf}
          />
        </div>
      ))}
    </WorkCard>
  )
}

/** What the caller may load, for each seller, since a truck is of one. */
function loadableBySeller(lines: readonly LineToLoad[]) {
  const ids = [...new Set(lines.map(({ sellerId }) => sellerId))]
  return ids
    .map((sellerId) => {
      const own = lines.filter((line) => isLoadable(line, sellerId))
      return { sellerId, name: own[0]?.sellerName ?? texts.house, lines: own }
    })
    .filter(({ lines }) => lines.length > 0)
}
