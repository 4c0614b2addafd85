import { MOST_KM } from '@lohahaat/contract/fulfilment/most-km'
import { readVehicleNumber } from '@lohahaat/domain/fulfilment/vehicle-number'
import type { Problems } from '../form-resolver'
import { texts } from './texts'

/** The truck and its papers, as typed. */
export interface TransportValues {
  vehicleNo: string
  driverPhone: string
  transporterName: string
  transporterId: string
  lrNo: string
  lrDate: string
  km: string
  expectedOn: string
  isOverDimensional: boolean
}

/** As it is known so far; null for what isn't. */
type Known = { [Name in keyof TransportValues]: TransportValues[Name] | number | null }

export const typedTransport = (known: Known): TransportValues => ({
  vehicleNo: textOf(known.vehicleNo),
  driverPhone: textOf(known.driverPhone),
  transporterName: textOf(known.transporterName),
  transporterId: textOf(known.transporterId),
  lrNo: textOf(known.lrNo),
  lrDate: textOf(known.lrDate),
  km: textOf(known.km),
  expectedOn: textOf(known.expectedOn),
  isOverDimensional: known.isOverDimensional === true,
})

const textOf = (known: string | number | boolean | null) => String(known ?? '')

/** What the server takes: what is left empty is said later. */
export const transportInput = (values: TransportValues) => ({
  vehicleNo: values.vehicleNo.trim() || null,
  driverPhone: values.driverPhone.trim() || null,
  transporterName: values.transporterName.trim() || null,
  transporterId: bare(values.transporterId) || null,
  lrNo: bare(values.lrNo) || null,
  lrDate: values.lrDate || null,
  km: values.km.trim() === '' ? null : Number(values.km),
  expectedOn: values.expectedOn || null,
  isOverDimensional: values.isOverDimensional,
})

/** Numbers on papers are often typed with gaps. */
const bare = (typed: string) => typed.replace(/\s/g, '').toUpperCase()

/** What can't be right; everything may also be left for later. */
export function transportProblems(values: TransportValues): Problems<TransportValues> {
  const { vehicleNo, driverPhone, transporterId, lrNo, lrDate, km, expectedOn } = transportInput(values)
  const problems: Problems<TransportValues> = {}
  if (vehicleNo && readVehicleNumber(vehicleNo) === null) problems.vehicleNo = texts.problems.vehicleNo
  if (driverPhone && !/^\d{10}$/.test(driverPhone)) problems.driverPhone = texts.problems.driverPhone
  if (transporterId && !/^\d{2}[A-Z0-9]{13}$/.test(transporterId)) problems.transporterId = texts.problems.transporterId
  if (lrNo && !/^[A-Z0-9/-]{1,15}$/.test(lrNo)) problems.lrNo = texts.problems.lrNo
  if (km !== null && !(Number.isInteger(km) && km >= 0 && km <= MOST_KM)) problems.km = texts.problems.km
  if (lrDate && expectedOn && expectedOn < lrDate) problems.expectedOn = texts.problems.expectedOn
  return problems
}
