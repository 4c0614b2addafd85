/** What a weighbridge printed. Kilograms. */
export interface Slip {
  vehicleNumber: string
  grossKg: bigint
  tareKg: bigint
  netKg: bigint
  grossAt: Date
  tareAt: Date
}

/** Whose slip: where it was loaded, where it was unloaded, or on a bridge that both accept. */
export const slipSides = ['seller', 'buyer', 'third'] as const

export type SlipSide = (typeof slipSides)[number]

/** What is plausible for the vehicle. */
export interface VehicleLimits {
  leastTareKg: bigint
  mostTareKg: bigint
  mostGrossKg: bigint
}

/** What a slip is held against. */
export interface SlipContext {
  /** Of the consignment. */
  vehicleNumber: string
  limits: VehicleLimits
  /** When the truck was weighed full in the seller's yard; null for that slip itself, and where it has none. */
  loadedAt: Date | null
  now: Date
}

export type SlipFault =
  | { kind: 'notAboveZero'; field: 'grossKg' | 'tareKg' | 'netKg' }
  | { kind: 'netIsNotGrossMinusTare'; expectedKg: bigint }
  | { kind: 'timesOutOfOrder'; first: 'gross' | 'tare' }
  | { kind: 'beforeLoading' | 'inFuture' | 'otherVehicle' }
  | { kind: 'tareImplausible'; leastKg: bigint; mostKg: bigint }
  | { kind: 'grossImplausible'; mostKg: bigint }

/** Everything about a slip that can't be right, so that a person mends all of it at once; empty where it can. */
export function checkSlip(slip: Slip, side: SlipSide, context: SlipContext): SlipFault[] {
  return [
    ...weightFaults(slip),
    ...vehicleFaults(slip, context.limits),
    ...timeFaults(slip, side, context),
    ...(slip.vehicleNumber === context.vehicleNumber ? [] : [{ kind: 'otherVehicle' } as const]),
  ]
}

function weightFaults({ grossKg, tareKg, netKg }: Slip): SlipFault[] {
  const weights = { grossKg, tareKg, netKg }
  const fields = (['grossKg', 'tareKg', 'netKg'] as const).filter((field) => weights[field] <= 0n)
  if (fields.length > 0) return fields.map((field) => ({ kind: 'notAboveZero', field }))
  return grossKg - tareKg === netKg ? [] : [{ kind: 'netIsNotGrossMinusTare', expectedKg: grossKg - tareKg }]
}

function vehicleFaults(
  { grossKg, tareKg }: Slip,
  { leastTareKg, mostTareKg, mostGrossKg }: VehicleLimits,
): SlipFault[] {
  const faults: SlipFault[] = []
  if (tareKg < leastTareKg || tareKg > mostTareKg)
    faults.push({ kind: 'tareImplausible', leastKg: leastTareKg, mostKg: mostTareKg })
  if (grossKg > mostGrossKg) faults.push({ kind: 'grossImplausible', mostKg: mostGrossKg })
  return faults
}

/**
 * A truck comes empty to the seller and full to the buyer, so one is weighed empty first and the other full first. A
 * third bridge may weigh it on either way.
 */
function timeFaults({ grossAt, tareAt }: Slip, side: SlipSide, { loadedAt, now }: SlipContext): SlipFault[] {
  const faults: SlipFault[] = []
  if (side === 'seller' && tareAt >= grossAt) faults.push({ kind: 'timesOutOfOrder', first: 'tare' })
  if (side === 'buyer' && grossAt >= tareAt) faults.push({ kind: 'timesOutOfOrder', first: 'gross' })
  if (loadedAt !== null && grossAt <= loadedAt) faults.push({ kind: 'beforeLoading' })
  if (grossAt > now || tareAt > now) faults.push({ kind: 'inFuture' })
  return faults
}
