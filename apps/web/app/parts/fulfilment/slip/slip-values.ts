import { slipFaultText } from '@lohahaat/contract/fulfilment/weighbridge/slip-fault-text'
import type { sendSlip } from '@lohahaat/contract/fulfilment/weighbridge/slips'
import type { InputOf } from '@lohahaat/contract/platform/define-call'
import type { Weighment, WeighbridgeSlip } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import { readVehicleNumber } from '@lohahaat/domain/fulfilment/vehicle-number'
import { checkSlip, type SlipFault, type SlipSide } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import { fromIstInput, toIstInput } from '../../platform/ist-input'
import type { Problems } from '../form-resolver'
import { texts } from './texts'

/** A slip as it is typed. */
export interface SlipValues {
  slipNo: string
  bridge: string
  vehicleNo: string
  grossKg: string
  tareKg: string
  netKg: string
  grossAt: string
  tareAt: string
  /** Why it takes the place of another. */
  reason: string
}

/** Of a new slip, or of the one that is corrected. */
export const valuesOfSlip = (slip: WeighbridgeSlip | null, vehicleNo: string | null): SlipValues => ({
  slipNo: slip?.slipNo ?? '',
  bridge: slip?.bridge ?? '',
  vehicleNo: slip?.vehicleNo ?? vehicleNo ?? '',
  grossKg: String(slip?.grossKg ?? ''),
  tareKg: String(slip?.tareKg ?? ''),
  netKg: String(slip?.netKg ?? ''),
  grossAt: slip ? toIstInput(slip.grossAt) : '',
  tareAt: slip ? toIstInput(slip.tareAt) : '',
  reason: '',
})

/** Of one that was sent as it is, and refused. */
export const valuesOfInput = (input: InputOf<typeof sendSlip>): SlipValues => ({
  slipNo: input.slipNo,
  bridge: input.bridge,
  vehicleNo: input.vehicleNo,
  grossKg: String(input.grossKg),
  tareKg: String(input.tareKg),
  netKg: String(input.netKg),
  grossAt: toIstInput(input.grossAt),
  tareAt: toIstInput(input.tareAt),
  reason: input.reason ?? '',
})

/** Gross less tare; empty until both are typed and it is above zero. */
export function netOf({ grossKg, tareKg }: Pick<SlipValues, 'grossKg' | 'tareKg'>): string {
  const net = (wholeKg(grossKg) ?? 0n) - (wholeKg(tareKg) ?? 0n)
  return wholeKg(grossKg) !== null && wholeKg(tareKg) !== null && net > 0n ? String(net) : ''
}

/** What a slip is held against, beside itself. */
interface SlipChecks {
  side: SlipSide
  vehicleNo: string | null
  checks: Weighment['checks']
  now: Date
  /** It takes the place of another, which needs a reason. */
  isCorrection: boolean
}

/** Everything that can't be right, each beside its field. */
export function slipProblems(values: SlipValues, { side, vehicleNo, checks, now, isCorrection }: SlipChecks) {
  const problems = missing(values, isCorrection)
  const [grossKg, tareKg, netKg] = [wholeKg(values.grossKg), wholeKg(values.tareKg), wholeKg(values.netKg)]
  if (grossKg === null) problems.grossKg = texts.problems.kg
  if (tareKg === null) problems.tareKg = texts.problems.kg
  if (netKg === null) problems.netKg = texts.problems.kg
  if (grossKg === null || tareKg === null || netKg === null || !values.grossAt || !values.tareAt) return problems
  const slip = {
    vehicleNumber: readVehicleNumber(values.vehicleNo) ?? '',
    ...{ grossKg, tareKg, netKg },
    grossAt: new Date(fromIstInput(values.grossAt)),
    tareAt: new Date(fromIstInput(values.tareAt)),
  }
  const faults = checkSlip(slip, side, {
    vehicleNumber: vehicleNo ?? slip.vehicleNumber,
    limits: {
      leastTareKg: BigInt(checks.leastTareKg),
      mostTareKg: BigInt(checks.mostTareKg),
      mostGrossKg: BigInt(checks.mostGrossKg),
    },
    loadedAt: checks.loadedAt === null || side === 'seller' ? null : new Date(checks.loadedAt),
    now,
  })
  for (const fault of faults) problems[fieldOf(fault)] ??= slipFaultText(fault)
  return problems
}

function missing({ slipNo, bridge, vehicleNo, grossAt, tareAt, reason }: SlipValues, isCorrection: boolean) {
  const problems: Problems<SlipValues> = {}
  if (!slipNo.trim()) problems.slipNo = texts.problems.missing
  if (!bridge.trim()) problems.bridge = texts.problems.missing
  if (readVehicleNumber(vehicleNo) === null) problems.vehicleNo = texts.problems.vehicleNo
  if (!grossAt) problems.grossAt = texts.problems.missing
  if (!tareAt) problems.tareAt = texts.problems.missing
  if (isCorrection && !reason.trim()) problems.reason = texts.problems.missing
  return problems
}

/** Where a person mends it. */
function fieldOf(fault: SlipFault): keyof SlipValues {
  switch (fault.kind) {
    case 'notAboveZero':
      return fault.field
    case 'netIsNotGrossMinusTare':
      return 'netKg'
    case 'timesOutOfOrder':
      return fault.first === 'tare' ? 'tareAt' : 'grossAt'
    case 'beforeLoading':
    case 'inFuture':
      return 'grossAt'
    case 'otherVehicle':
      return 'vehicleNo'
    case 'tareImplausible':
      return 'tareKg'
    case 'grossImplausible':
      return 'grossKg'
  }
}

/** What the server takes. */
export const slipInputOf = (values: SlipValues) => ({
  slipNo: values.slipNo,
  bridge: values.bridge,
  vehicleNo: values.vehicleNo,
  grossKg: Number(values.grossKg),
  tareKg: Number(values.tareKg),
  netKg: Number(values.netKg),
  grossAt: fromIstInput(values.grossAt),
  tareAt: fromIstInput(values.tareAt),
})

const wholeKg = (typed: string) => (/^\s*\d+\s*$/.test(typed) ? BigInt(typed.trim()) : null)
