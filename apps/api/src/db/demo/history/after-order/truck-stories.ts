import type { Buyer } from '../people'
import type { CertificateStory } from './play-certificates'

/** A pair of weighings on one bridge: the truck's own weight and what it carried. */
interface Weighed {
  slipNo: string
  bridge: string
  tareKg: number
  netKg: number
}

/** How far a truck has come, step by step; the last that is told is where it stands today. */
export interface TruckStory {
  buyer: Buyer
  /** The order by its day, and the places of the lines on this truck: all of one seller. */
  ordered: number
  lines: readonly number[]
  heatNos: readonly string[]
  vehicleNo: string
  transporter: string
  lrNo: string
  km: number
  daysOnRoad: number
  planned: number
  /** With the certificate of its first line. */
  loaded?: { daysAgo: number; slip?: Weighed; certificate?: CertificateStory }
  /** With its invoice and its e-way bill, and the supplier's own invoice to the house. */
  dispatched?: { daysAgo: number; ewayBillNo: string; ownInvoiceNo: string }
  received?: { daysAgo: number; shortage?: { remark: string; slip: Weighed } }
  /** Both weigh again on a bridge they agree on, and the house settles what is missing. */
  settled?: { daysAgo: number; slip: Weighed }
  closed?: number
}

const slip = (slipNo: string, bridge: string, tareKg: number, netKg: number): Weighed => ({
  ...{ slipNo, bridge, tareKg, netKg },
})

const certificate = (certificateNo: string, kg: number, zinc?: string): CertificateStory => ({
  ...{ certificateNo, kg },
  ...(zinc !== undefined && { zinc }),
})

const rewari = 'Sample Weighbridge, Rewari'
const gobindgarh = 'Sample Dharam Kanta, Gobindgarh'
const raipur = 'Sample Weighbridge, Raipur'

/** What went on the road, the oldest order first. Vehicles, transporters and numbers of papers are nobody's. */
export const truckStories: readonly TruckStory[] = [
  {
    ...{ buyer: 'pawana', ordered: 95, lines: [0], heatNos: ['A21417'] },
    ...{ vehicleNo: 'HR47X0001', transporter: 'Sample Roadlines', lrNo: 'SR-1181', km: 1390, daysOnRoad: 5 },
    ...{
      planned: 93,
      loaded: { daysAgo: 92, certificate: certificate('TC/21417', 6000, '412') },
      dispatched: { daysAgo: 92, ewayBillNo: '341000000101', ownInvoiceNo: 'ATD/118' },
    },
    ...{ received: { daysAgo: 87 }, closed: 85 },
  },
  {
    ...{ buyer: 'pawana', ordered: 95, lines: [1], heatNos: ['S5102'] },
    ...{ vehicleNo: 'PB10X0002', transporter: 'Sample Roadlines', lrNo: 'SR-1190', km: 1660, daysOnRoad: 6 },
    ...{
      planned: 93,
      loaded: { daysAgo: 91, certificate: certificate('TC/5102', 3200, '420') },
      dispatched: { daysAgo: 91, ewayBillNo: '341000000102', ownInvoiceNo: 'SST/0231' },
    },
    ...{ received: { daysAgo: 85 } },
  },
  {
    ...{ buyer: 'kadamb', ordered: 44, lines: [0], heatNos: ['M3301'] },
    ...{ vehicleNo: 'CG04X0003', transporter: 'Sample Freight Carriers', lrNo: 'CG/5521', km: 1270, daysOnRoad: 3 },
    ...{
      planned: 42,
      loaded: { daysAgo: 41, slip: slip('4417', raipur, 5940, 4510), certificate: certificate('MTC-3301', 9000) },
    },
    dispatched: { daysAgo: 41, ewayBillNo: '341000000103', ownInvoiceNo: 'MPH/77' },
    received: {
      daysAgo: 38,
      shortage: { remark: 'Our bridge shows 40 kg less', slip: slip('908', rewari, 5950, 4470) },
    },
    ...{ settled: { daysAgo: 37, slip: slip('2203', 'Sample Toll Plaza, Rewari', 5950, 4480) }, closed: 36 },
  },
  {
    ...{ buyer: 'kadamb', ordered: 44, lines: [1], heatNos: ['B7110'] },
    ...{ vehicleNo: 'HR47X0004', transporter: 'Sample Roadlines', lrNo: 'SR-1322', km: 8, daysOnRoad: 0 },
    ...{
      planned: 42,
      loaded: { daysAgo: 41 },
      dispatched: { daysAgo: 41, ewayBillNo: '341000000104', ownInvoiceNo: 'ATD/140' },
    },
    ...{ received: { daysAgo: 40 }, closed: 36 },
  },
  {
    ...{ buyer: 'pawana', ordered: 12, lines: [0], heatNos: ['S5188'] },
    ...{ vehicleNo: 'PB10X0005', transporter: 'Sample Roadlines', lrNo: 'SR-1404', km: 1660, daysOnRoad: 5 },
    ...{
      planned: 10,
      loaded: {
        daysAgo: 2,
        slip: slip('7731', gobindgarh, 6120, 2570),
        certificate: certificate('TC/5188', 2000, '408'),
      },
    },
    dispatched: { daysAgo: 2, ewayBillNo: '341000000105', ownInvoiceNo: 'SST/0288' },
  },
  {
    ...{ buyer: 'kadamb', ordered: 9, lines: [0], heatNos: ['M3356'] },
    ...{ vehicleNo: 'CG04X0006', transporter: 'Sample Freight Carriers', lrNo: 'CG/5604', km: 1270, daysOnRoad: 3 },
    ...{
      planned: 7,
      loaded: { daysAgo: 2 },
      dispatched: { daysAgo: 2, ewayBillNo: '341000000106', ownInvoiceNo: 'MPH/91' },
    },
  },
  {
    ...{ buyer: 'kadamb', ordered: 9, lines: [1], heatNos: ['S5190'] },
    ...{ vehicleNo: 'PB10X0007', transporter: 'Sample Roadlines', lrNo: 'SR-1411', km: 330, daysOnRoad: 2 },
    ...{ planned: 3, loaded: { daysAgo: 1, slip: slip('7754', gobindgarh, 4310, 1290) } },
  },
  {
    ...{ buyer: 'tapukara', ordered: 7, lines: [0, 1], heatNos: ['A21602'] },
    ...{ vehicleNo: 'RJ14X0008', transporter: 'Sample Carriers', lrNo: 'SC-77', km: 58, daysOnRoad: 1 },
    ...{
      planned: 5,
      loaded: { daysAgo: 3, slip: slip('1190', rewari, 6010, 4520), certificate: certificate('TC/21602', 6000, '352') },
    },
    dispatched: { daysAgo: 3, ewayBillNo: '341000000107', ownInvoiceNo: 'ATD/163' },
    received: {
      daysAgo: 2,
      shortage: {
        remark: 'The bridge at our gate shows 50 kg less',
        slip: slip('331', 'Sample Kanta, Tapukara', 6010, 4470),
      },
    },
  },
  {
    ...{ buyer: 'kadamb', ordered: 5, lines: [0], heatNos: [] },
    ...{ vehicleNo: 'HR47X0009', transporter: 'Sample Roadlines', lrNo: 'SR-1420', km: 8, daysOnRoad: 1 },
    planned: 2,
  },
]
