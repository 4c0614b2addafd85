import type { planConsignment } from '@lohahaat/contract/fulfilment/consignments/plan-consignment'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import { refuseLoad, type LoadedLine } from '@lohahaat/domain/fulfilment/loading'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { formatCount, numberFormat } from '@lohahaat/domain/platform/formats'
import { nameItem } from '../../inventory/stock/name-item'
import { toOrderedLine } from '../../ordering/order-trucks/follow-trucks'
import type { OrderLineRecord } from '../../ordering/orders/orders.repository'
import { Refusal } from '../../platform/refusal'
import type { Loading } from './to-consignment'

type Wanted = ParsedInputOf<typeof planConsignment>['lines'][number]

export interface Load extends LoadedLine {
  heatNos: string[]
}

const tons = numberFormat({ minimumFractionDigits: 3 })

export const nameOf = (line: OrderLineRecord) => nameItem({ ...line, thickness: line.subClass1Name })

/** What is put on a truck, weighed by theory: by its pieces where a piece's weight is known. */
export const toLoads = (wanted: readonly Wanted[], lines: readonly OrderLineRecord[]): Load[] =>
  wanted.map(({ orderLineId, pieces, kg, heatNos }) => {
    const line = requireLine(lines, orderLineId)
    const counted = pieces === null || pieces === undefined ? null : BigInt(pieces)
    const weighed = kg === null || kg === undefined ? null : toUnits(kg, 3)
    return { orderLineId, pieces: counted, grams: gramsOf(line, counted, weighed), heatNos }
  })

function gramsOf(line: OrderLineRecord, pieces: bigint | null, grams: bigint | null): bigint {
  const { pieces: ordered, grams: all, pieceGrams } = toOrderedLine(line)
  if (pieces !== null && pieceGrams !== null) return pieces * pieceGrams
  // Rounded down, so that all pieces of a line never weigh more than the line.
  if (pieces !== null && ordered !== null) return (all * pieces) / ordered
  if (ordered !== null) throw new Refusal('piecesMissing', nameOf(line))
  if (grams === null) throw new Refusal('loadWeightMissing', nameOf(line))
  return grams
}

export function requireLine(lines: readonly OrderLineRecord[], orderLineId: number): OrderLineRecord {
  const line = lines.find(({ id }) => id === orderLineId)
  if (!line) throw new Refusal('orderLineNotFound')
  return line
}

/** Nothing is loaded twice, or above what was ordered and the tolerance. The others are the trucks beside this one. */
export function requireRoom(
  loads: readonly Load[],
  lines: readonly OrderLineRecord[],
  { trucks: others, tolerance }: Loading,
) {
  const [refusal] = refuseLoad(loads, lines.map(toOrderedLine), others, tolerance)
  if (!refusal) return
  if (refusal.kind === 'nothingToLoad') throw new Refusal('orderLineNotFound')
  const name = nameOf(requireLine(lines, refusal.orderLineId))
  if (refusal.kind === 'piecesMissing') throw new Refusal('piecesMissing', name)
  if (refusal.kind !== 'aboveOrdered') throw new Refusal('loadWeightMissing', name)
  const { unit, figure, most } = refusal
  if (unit === 'pieces')
    throw new Refusal('piecesAboveOrdered', name, formatCount(Number(figure)), formatCount(Number(most)))
  throw new Refusal('weightAboveOrdered', name, tons(toTons(figure)), tons(toTons(most)))
}
