import { defaultFulfilmentSettings } from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import type { Example } from '../examples'
import { all, everyTruck, ofPapers, ofTrucks, orders, trucksIn } from './truck-inputs'
import { VEHICLE, type Truck } from './trucks'

const load = (lineIds: readonly number[]) => lineIds.map((orderLineId) => ({ orderLineId, kg: 250, heatNos: ['X1'] }))
const onRoad = { vehicleNo: VEHICLE, driverPhone: '9812345678', lrNo: 'LR-7', lrDate: '2026-11-12', km: 165 }

const slip = ({ consignmentId }: Truck, side: string, netKg: number) => ({
  ...{ consignmentId, side, slipNo: 'RST 7', bridge: 'Rewari Kanta', vehicleNo: VEHICLE },
  ...{ grossKg: netKg + 8000, tareKg: 8000, netKg },
  ...{ grossAt: '2026-11-17T10:00:00+05:30', tareAt: '2026-11-17T09:00:00+05:30' },
})

const paper = {
  ...{ certificateNo: 'TC/9', maker: 'Sample Tubes', standard: 'IS 1239', size: '50 NB', thickness: '3.6', kg: 900 },
  heats: [{ heatNo: 'X1', figures: { carbon: '0.18', yieldStrength: '250' }, tests: { bend: true } }],
}

const certificates = ofPapers((papers) => papers.certificates.map(({ id }) => ({ certificateId: id })))
const drafts = ofPapers((papers) =>
  papers.certificates.filter(({ isDraft }) => isDraft).map(({ id }) => ({ certificateId: id })),
)
const fileIds = ofTrucks((trucks) => all(trucks).map(({ fileId }) => ({ consignmentFileId: fileId })))

/** Inputs of the calls of trucks, weighbridges and certificates. */
export const truckExamples: Record<string, Example> = {
  'GET /Fulfilment/LH/Consignment': everyTruck,
  'GET /Fulfilment/LH/Consignments': () => [{}, { pageSize: 100 }],
  'GET /Fulfilment/LH/OrderConsignments': orders,
  'POST /Fulfilment/LH/Consignment': ofTrucks(({ toPlan }) =>
    toPlan.map(({ orderId, lineIds }) => ({ orderId, lines: load(lineIds), ...onRoad })),
  ),
  'PUT /Fulfilment/LH/Consignment': ofTrucks(({ planned, loaded, invoiced }) => [
    ...planned.map(({ consignmentId, lineIds }) => ({ consignmentId, version: 1, lines: load(lineIds), ...onRoad })),
    ...[...loaded, ...invoiced].map(({ consignmentId }) => ({ consignmentId, version: 1, ...onRoad })),
  ]),
  'DELETE /Fulfilment/LH/Consignment': trucksIn('planned'),
  'POST /Fulfilment/LH/LoadConsignment': trucksIn('planned'),
  'POST /Fulfilment/LH/UnloadConsignment': trucksIn('loaded'),
  'POST /Fulfilment/LH/DispatchConsignment': trucksIn('invoiced'),
  'POST /Fulfilment/LH/ReceiveConsignment': ofTrucks(({ dispatched }) =>
    dispatched.flatMap(({ consignmentId, lineIds }) => [
      { consignmentId, outcome: 'InOrder', lines: [] },
      {
        consignmentId,
        outcome: 'Short',
        remark: 'A bundle',
        lines: lineIds.map((orderLineId) => ({ orderLineId, pieces: 3 })),
      },
    ]),
  ),
  'POST /Fulfilment/LH/CloseConsignment': trucksIn('received'),
  'POST /Fulfilment/LH/ConsignmentFiles': ofTrucks((trucks) =>
    all(trucks).map(({ consignmentId }) => ({ consignmentId, kind: 'lr' })),
  ),
  'GET /Fulfilment/LH/ConsignmentFiles': fileIds,
  'DELETE /Fulfilment/LH/ConsignmentFiles': fileIds,
  'GET /Fulfilment/LH/OrderLink': orders,
  'POST /Fulfilment/LH/OrderLink': ofTrucks(({ received }) =>
    received.map(({ orderId }) => ({ orderId, showsPrices: true, showsPapers: false })),
  ),
  'DELETE /Fulfilment/LH/OrderLink': ofTrucks(({ weighed }) => weighed.map(({ orderId }) => ({ orderId }))),
  'GET /Fulfilment/LH/SharedOrder': ofPapers(({ linkSecrets }) => linkSecrets.map((secret) => ({ secret }))),
  'GET /Fulfilment/LH/Weighment': everyTruck,
  'POST /Fulfilment/LH/Slip': ofTrucks(({ loaded, dispatched, weighed }) => [
    ...loaded.map((truck) => slip(truck, 'seller', 2000)),
    ...dispatched.map((truck) => slip(truck, 'buyer', 1950)),
    ...weighed.map((truck) => slip(truck, 'third', 1960)),
    ...weighed.map((truck) => ({ ...slip(truck, 'buyer', 1990), replacesSlipId: truck.slipIds[1], reason: 'Misread' })),
  ]),
  'POST /Fulfilment/LH/ConfirmSlip': ofTrucks(({ weighed }) =>
    weighed.filter(({ slipIds }) => slipIds.length === 3).map(({ slipIds }) => ({ slipId: slipIds[2] })),
  ),
  'POST /Fulfilment/LH/SlipPhoto': ofTrucks(({ dispatched, weighed }) =>
    [...dispatched, ...weighed].map(({ slipIds }) => ({ slipId: slipIds.at(-1) })),
  ),
  'GET /Fulfilment/LH/SlipPhoto': ofTrucks(({ dispatched }) =>
    dispatched.map(({ slipIds }) => ({ slipId: slipIds[0] })),
  ),
  'GET /Fulfilment/LH/Certificates': () => [{}, { standard: 'IS 1239', heatNo: 'X1' }, { alarmed: 'true' }],
  'GET /Fulfilment/LH/Certificate': certificates,
  'GET /Fulfilment/LH/CertificateFile': certificates,
  'POST /Fulfilment/LH/ReadCertificate': certificates,
  'PUT /Fulfilment/LH/Certificate': ofPapers(({ certificates: kept }) =>
    kept.map(({ id, isDraft }) => ({ certificateId: id, version: 1, ...paper, confirm: !isDraft })),
  ),
  'DELETE /Fulfilment/LH/Certificate': drafts,
  'GET /Fulfilment/LH/OrderCertificates': orders,
  'GET /Fulfilment/LH/ConsignmentCertificates': everyTruck,
  'POST /Fulfilment/LH/CertificateTies': ofPapers(({ certificates: kept }, { loaded, planned }) =>
    kept
      .filter(({ isDraft }) => !isDraft)
      .flatMap(({ id }) =>
        [...loaded, ...planned].map(({ loadIds }) => ({
          ...{ certificateId: id, consignmentLineId: loadIds[0], heatNo: 'X1', kg: 5.5 },
        })),
      ),
  ),
  'DELETE /Fulfilment/LH/CertificateTies': ofPapers(({ tieIds }) => tieIds.map((tieId) => ({ tieId }))),
  'PUT /Fulfilment/LH/Settings': () => [
    { ...defaultFulfilmentSettings },
    { ...defaultFulfilmentSettings, policy: 'excess', shortagePercent: 0.25, settingsId: null },
  ],
}
