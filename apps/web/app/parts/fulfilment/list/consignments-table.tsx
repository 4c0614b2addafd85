import type { ConsignmentRow } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { Link } from 'react-router'
import { type Column, Table } from '../../../ui/lists/table'
import { formatKg } from '../../platform/format'
import { IstTime } from '../../platform/ist-time'
import { StateBadge } from '../state-badge'
import { texts } from './texts'

interface ConsignmentsTableProps {
  rows: readonly ConsignmentRow[]
  path: string
  busy: boolean
}

export const ConsignmentsTable = ({ rows, path, busy }: ConsignmentsTableProps) => (
  <Table
    caption={texts.title}
    columns={columns(path)}
    rows={rows}
    keyOf={({ consignmentId }) => consignmentId}
    busy={busy}
    dense
  />
)

const columns = (path: string): readonly Column<ConsignmentRow>[] => [
  {
    title: texts.columns.truck,
    cell: ({ consignmentId, orderNo, number, plannedAt }) => (
      <>
        <Link to={`${path}/${consignmentId}`} className="link font-medium sm:whitespace-nowrap">
          {texts.truckOf(number, orderNo)}
        </Link>
        <p className="text-sm text-ink-soft">
          <IstTime instant={plannedAt} />
        </p>
      </>
    ),
    narrow: 'title',
  },
  {
    title: texts.columns.way,
    cell: ({ sellerName, legalName, shippingCity, shippingPinCode }) => (
      <>
        <p>{sellerName ?? texts.house}</p>
        <p className="text-sm text-ink-soft">{texts.to(legalName, `${shippingCity} ${shippingPinCode}`)}</p>
      </>
    ),
    speaksForItself: true,
    narrow: 'more',
  },
  {
    title: texts.columns.vehicle,
    cell: ({ vehicleNo, lrNo }) => (
      <>
        <p>{vehicleNo ?? '–'}</p>
        {lrNo && <p className="text-sm text-ink-soft">{texts.lr(lrNo)}</p>}
      </>
    ),
    speaksForItself: true,
    narrow: 'note',
  },
  {
    title: texts.columns.weight,
    cell: ({ kg, lineCount }) => (
      <>
        <p className="whitespace-nowrap">{formatKg(kg)}</p>
        <p className="text-sm text-ink-soft">{texts.lines(lineCount)}</p>
      </>
    ),
    numeric: true,
    speaksForItself: true,
    narrow: 'noteEnd',
  },
  {
    title: texts.columns.state,
    cell: ({ state, expectedOn, ewayLastDay, invoiceNo }) => (
      <>
        <StateBadge state={state} />
        {invoiceNo && <p className="text-sm text-ink-soft">{invoiceNo}</p>}
        {state === 'Dispatched' && expectedOn && (
          <p className="text-sm text-ink-soft max-sm:ml-auto max-sm:max-w-28">
            {texts.expected(formatDay(expectedOn))}
          </p>
        )}
        {(state === 'Loaded' || state === 'Dispatched') && ewayLastDay && (
          <p className="text-sm text-ink-soft">{texts.ewayUntil(formatDay(ewayLastDay))}</p>
        )}
      </>
    ),
    speaksForItself: true,
    narrow: 'figure',
  },
]
