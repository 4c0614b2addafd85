import { isDay } from '../days'
import type { DocumentProblem, ProblemKind } from '../checks/document-problem'
import type { TaxDocument } from '../invoice'
import type { EwaySettings } from './settings'
import type { Transport } from './transport'
import { readVehicleNumber } from '../../fulfilment/vehicle-number'

/** A GST number, or the id that the portal gives to transporters without one. */
const transporterPattern = /^\d{2}[0-9A-Z]{13}$/
const documentPattern = /^[A-Za-z0-9/-]{1,15}$/
const FARTHEST_WITHIN_PIN = 100

type Found = [field: string, kind: ProblemKind | false][]

export function checkTransport(document: TaxDocument, transport: Transport, settings: EwaySettings): DocumentProblem[] {
  const found: Found = [
    ...vehicle(transport),
    ...papers(document, transport),
    ['km', distance(document, transport, settings)],
  ]
  return found.flatMap(([field, kind]) => (kind ? [{ field: `transport.${field}`, kind }] : []))
}

function vehicle({ mode, vehicleNo, transporterId, isOverDimensional }: Transport): Found {
  const isNone = vehicleNo.trim() === ''
  return [
    ['vehicleNo', mode === 'road' && isNone && transporterId === '' && 'vehicleOrTransporter'],
    ['vehicleNo', mode === 'road' && !isNone && readVehicleNumber(vehicleNo) === null && 'badVehicle'],
    ['transporterId', transporterId !== '' && !transporterPattern.test(transporterId) && 'badTransporter'],
    ['isOverDimensional', isOverDimensional && mode !== 'road' && mode !== 'ship' && 'byRoadOnly'],
    ['isOverDimensional', !isOverDimensional && mode === 'ship' && 'shipIsOverDimensional'],
  ]
}

function papers({ issuedOn }: TaxDocument, { mode, documentNo, documentDate }: Transport): Found {
  const isNeeded = mode === 'rail' || mode === 'air' || mode === 'ship'
  return [
    ['documentNo', isNeeded && documentNo === '' && 'missing'],
    ['documentNo', documentNo !== '' && !documentPattern.test(documentNo) && 'badTransportDocument'],
    ['documentDate', isNeeded && documentDate === null && 'missing'],
    ['documentDate', documentDate !== null && !isDay(documentDate) && 'badDate'],
    ['documentDate', documentDate !== null && isDay(documentDate) && documentDate < issuedOn && 'beforeInvoice'],
  ]
}

function distance(document: TaxDocument, { km, portalKm }: Transport, settings: EwaySettings): ProblemKind | false {
  if (!Number.isInteger(km) || km < 0 || km > settings.mostKm) return 'badDistance'
  const from = (document.dispatchFrom ?? document.seller).address.pinCode
  const to = (document.shipTo ?? document.buyer).address.pinCode
  if (from === to) return km > FARTHEST_WITHIN_PIN && 'samePinDistance'
  if (km === 0 || portalKm === null) return false
  return Math.abs(km - portalKm) * 100 > portalKm * settings.kmTolerancePercent && 'distanceOff'
}
