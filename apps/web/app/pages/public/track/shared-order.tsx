import type { fetchSharedOrder } from '@lohahaat/contract/fulfilment/consignments/order-link'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { ConsignmentSteps } from '../../../parts/fulfilment/consignment-steps'
import { StateBadge } from '../../../parts/fulfilment/state-badge'
import { formatQuantity } from '../../../parts/ordering/order/format-quantity'
import { StatusBadge } from '../../../parts/ordering/order/status-badge'
import { formatKg, formatTons } from '../../../parts/platform/format'
import { IstTime } from '../../../parts/platform/ist-time'
import { Card } from '../../../ui/card'
import { FactList } from '../../../ui/fact-list'
import { Page } from '../../../ui/page'
import { hasTrucks } from './has-trucks'
import { SharedPapers } from './shared-papers'
import { texts } from './texts'

type Shared = ResponseOf<typeof fetchSharedOrder>
type Truck = Shared['trucks'][number]

/** What a stranger sees of an order: what it is, and where its trucks are. */
export function SharedOrder({ secret, shared }: { secret: string; shared: Shared }) {
  const { orderNo, status, partlyDispatched, placedAt, shippingCity, endsAt, lines, trucks } = shared
  return (
    <Page
      title={texts.order(orderNo)}
      badge={<StatusBadge status={status} partlyDispatched={partlyDispatched || undefined} />}
      intro={
        <>
          <IstTime instant={placedAt} dateOnly /> · {texts.to(shippingCity)} · {texts.until}{' '}
          <IstTime instant={endsAt} dateOnly />
        </>
      }
    >
      <div className="grid gap-6">
        {hasTrucks(shared) && (
          <Card title={texts.trucks}>
            {trucks.length === 0 && <p className="text-ink-soft">{texts.noTruck}</p>}
            <ul className="divide-y divide-line">
              {trucks.map((truck) => (
                <SharedTruck key={truck.number} truck={truck} secret={secret} />
              ))}
            </ul>
          </Card>
        )}
        <Card title={texts.items(lines.length)}>
          <ul className="divide-y divide-line">
            {lines.map((line, at) => (
              <SharedLine key={at} line={line} />
            ))}
          </ul>
          <p className="mt-3 flex flex-wrap justify-between gap-x-4 font-semibold">
            <span>{formatTons(shared.totalTons)}</span>
            {shared.totalPrice !== null && <span>{texts.total(formatRupees(rupees(shared.totalPrice)))}</span>}
          </p>
        </Card>
      </div>
    </Page>
  )
}

function SharedTruck({ truck, secret }: { truck: Truck; secret: string }) {
  const { number, state, kg, vehicleNo, expectedOn, loads, papers } = truck
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base">{texts.truck(number)}</h3>
        <StateBadge state={state} />
        <span className="text-sm text-ink-soft">{formatKg(kg)}</span>
      </div>
      <ConsignmentSteps truck={{ ...truck, plannedAt: null, closedAt: null }} />
      <div className="mt-4">
        <FactList
          className="grid-cols-2 sm:grid-cols-4"
          facts={[
            [texts.vehicle, vehicleNo],
            [texts.expected, expectedOn && formatDay(expectedOn)],
          ]}
        />
      </div>
      <ul className="mt-3 text-[0.9375rem]">
        {loads.map(({ name, pieces, kg }, at) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-4 py-0.5">
            <span>{name}</span>
            <span className="font-medium">{pieces === null ? formatKg(kg) : texts.pieces(pieces, formatKg(kg))}</span>
          </li>
        ))}
      </ul>
      {papers && <SharedPapers papers={papers} secret={secret} />}
    </li>
  )
}

function SharedLine({ line }: { line: Shared['lines'][number] }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <div className="flex min-w-60 grow basis-0 items-center gap-3">
        <PipeSection size={line.size} thickness={line.thickness} className="size-9 shrink-0 text-steel" />
        <p className="min-w-0">
          <span className="font-medium">
            {line.brandName} {line.className}
          </span>{' '}
          {formatPipe(line)}
        </p>
      </div>
      <p>{formatQuantity(line)}</p>
      {line.amount !== null && <p className="font-medium">{formatRupees(rupees(line.amount))}</p>}
    </li>
  )
}
