import type {
  Consignment,
  ConsignmentLine,
  ConsignmentRow,
  OrderedPipe,
} from '@lohahaat/contract/fulfilment/consignments/consignment'
import { weightBasisOf } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { leftToLoad, type LoadingTolerance } from '@lohahaat/domain/fulfilment/loading'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { isAllowed } from '@lohahaat/domain/identity/permissions'
import { lastDayUntil } from '@lohahaat/domain/platform/ist'
import { toKilograms } from '@lohahaat/domain/sourcing/priced-list'
import { toOrderedLine } from '../../ordering/order-trucks/follow-trucks'
import type { OrderTruck } from '../../ordering/order-trucks/order-trucks.repository'
import type { OrderLineRecord } from '../../ordering/orders/orders.repository'
import type { ConsignedLine, ListedConsignment, StoredConsignment } from './consignments.repository'
import { ownersOf } from './find-consignment'

/** What is known of the order beside the truck. */
export interface Loading {
  trucks: readonly OrderTruck[]
  tolerance: LoadingTolerance
}

const countOf = (pieces: bigint | null) => (pieces === null ? null : Number(pieces))
const timeOf = (at: Date | null) => at?.toISOString() ?? null

type Headed = Pick<StoredConsignment, 'consignment' | 'order' | 'sellerName' | 'ewayEndsAt'>

const head = ({ consignment, order, sellerName, ewayEndsAt }: Headed) => ({
  consignmentId: consignment.id,
  number: consignment.number,
  orderId: order.id,
  orderNo: order.orderNo,
  state: consignment.state,
  sellerId: consignment.sellerId,
  sellerName,
  legalName: order.legalName,
  shippingCity: order.shippingAddress.city,
  shippingState: order.shippingAddress.state,
  shippingPinCode: order.shippingAddress.pinCode,
  vehicleNo: consignment.vehicleNo,
  transporterName: consignment.transporterName,
  lrNo: consignment.lrNo,
  expectedOn: consignment.expectedOn,
  ewayLastDay: ewayEndsAt && lastDayUntil(ewayEndsAt),
  invoiceNo: consignment.invoiceNo,
  noteNo: consignment.noteNo,
  plannedAt: consignment.createdAt.toISOString(),
  loadedAt: timeOf(consignment.loadedAt),
  dispatchedAt: timeOf(consignment.dispatchedAt),
  receivedAt: timeOf(consignment.receivedAt),
  closedAt: timeOf(consignment.closedAt),
})

export const toConsignmentRow = ({ lineCount, grams, ...listed }: ListedConsignment): ConsignmentRow => ({
  ...head(listed),
  kg: toKilograms(BigInt(grams)),
  lineCount,
})

export function toConsignment(
  actor: Actor,
  stored: StoredConsignment,
  loading: Loading,
  papers: Pick<Consignment, 'files' | 'receipt'>,
): Consignment {
  const { consignment, lines, plannedBy } = stored
  const owners = ownersOf(stored)
  return {
    ...head(stored),
    isOverDimensional: consignment.isOverDimensional,
    driverPhone: consignment.driverPhone,
    transporterId: consignment.transporterId,
    lrDate: consignment.lrDate,
    km: consignment.km,
    plannedBy,
    version: consignment.version,
    kg: toKilograms(lines.reduce((sum, { load }) => sum + load.grams, 0n)),
    lines: lines.map((line) => toLine(line, loading)),
    ...papers,
    mayLoad: isAllowed('load a consignment', actor, owners),
    mayReceive: isAllowed('receive a consignment', actor, owners),
  }
}

function toLine({ load, line }: ConsignedLine, { trucks, tolerance }: Loading): ConsignmentLine {
  const others = trucks.filter(({ consignmentId }) => consignmentId !== load.consignmentId)
  const { leftPieces, leftKg } = leftOf(line, { trucks, tolerance })
  const { mostPieces, mostKg } = leftOf(line, { trucks: others, tolerance })
  return {
    ...orderedPipeOf(line),
    consignmentLineId: load.id,
    pieces: countOf(load.pieces),
    kg: toKilograms(load.grams),
    heatNos: load.heatNos,
    ...{ leftPieces, leftKg, mostPieces, mostKg },
  }
}

/** What is left of a line beside these trucks. */
export function leftOf(line: OrderLineRecord, { trucks, tolerance }: Loading) {
  const [left] = leftToLoad([toOrderedLine(line)], trucks, tolerance)
  if (!left) throw new Error('A line without what is left of it')
  return {
    leftPieces: countOf(left.pieces),
    leftKg: toKilograms(left.grams),
    mostPieces: countOf(left.mostPieces),
    mostKg: toKilograms(left.mostGrams),
    isComplete: left.isComplete,
    leftGrams: left.grams,
  }
}

export const orderedPipeOf = (line: OrderLineRecord): OrderedPipe => ({
  orderLineId: line.id,
  brandName: line.brandName,
  className: line.className,
  size: line.size,
  thickness: line.subClass1Name,
  length: line.lengthMetres,
  grade: line.grade,
  standard: line.standard,
  mtc: line.mtc,
  hsn: line.hsn,
  quantity: Number(line.quantity),
  unit: line.unit,
  weightBasis: line.weightBasis ?? weightBasisOf(line.unit),
  weightPerPiece: line.pieceGrams === null ? null : toKilograms(line.pieceGrams),
  orderedPieces: countOf(toOrderedLine(line).pieces),
  orderedKg: toKilograms(line.grams),
})
