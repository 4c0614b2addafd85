import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { numberFormat } from '@lohahaat/domain/platform/formats'
import { formatDay } from '@lohahaat/domain/platform/ist'
import type { Letter } from '../../../platform/mail/letter'
import type { LetterLines } from '../../../platform/mail/letter-figures'
import { letterTexts } from './letter-texts'
import { pageUrl } from '../../../platform/language/page-url'

const counts = numberFormat({ maximumFractionDigits: 0 })
const kilograms = numberFormat({ maximumFractionDigits: 3 })

/** What has become of a truck: the state that it came to, or that it was taken off the plan. */
export type TruckStep = Consignment['state'] | 'Unloaded' | 'Dropped'

/** What the buyer is told of a truck that has moved on. */
export const truckMoved = (step: TruckStep, truck: Consignment, siteUrl: string): Letter => ({
  push: 'dispatch',
  ...about(truck, step, buyersLink(step, truck, siteUrl)),
  paragraphs: [letterTexts.buyer[step], ...sayOf[step](truck)],
  ...(step !== 'Closed' && { lines: linesOf(truck) }),
})

/** A truck that was dropped has no page. */
const buyersLink = (step: TruckStep, { consignmentId, orderId }: Consignment, siteUrl: string) =>
  step === 'Dropped'
    ? { label: letterTexts.orderLink, url: pageUrl(`/orderDetails/${orderId}`, siteUrl) }
    : { label: letterTexts.link, url: pageUrl(`/consignment/${consignmentId}`, siteUrl) }

/** What its supplier is told of it, once it is with the buyer. */
export const truckArrived = (state: 'Received' | 'Closed', truck: Consignment, siteUrl: string): Letter => ({
  ...about(truck, state, {
    label: letterTexts.link,
    url: pageUrl(`/supplier/consignments/${truck.consignmentId}`, siteUrl),
  }),
  paragraphs: [letterTexts.supplier[state], ...sayOf[state](truck)],
})

const about = ({ orderNo, number }: Consignment, step: TruckStep, link: NonNullable<Letter['link']>) => {
  const subject = letterTexts.subjects[step](orderNo, number)
  return { subject, heading: subject, link, closing: letterTexts.closing }
}

const sayVehicle = ({ vehicleNo, driverPhone }: Consignment): string[] => [
  ...(vehicleNo === null ? [] : [letterTexts.vehicle(vehicleNo)]),
  ...(driverPhone === null ? [] : [letterTexts.driver(driverPhone)]),
]

const sayRoad = ({ transporterName, lrNo, lrDate, invoiceNo }: Consignment): string[] => [
  ...(transporterName === null ? [] : [letterTexts.transporter(transporterName)]),
  ...(lrNo === null ? [] : [lrDate === null ? letterTexts.lr(lrNo) : letterTexts.lrOf(lrNo, formatDay(lrDate))]),
  ...(invoiceNo === null ? [] : [letterTexts.invoice(invoiceNo)]),
]

const sayReceipt = ({ receipt }: Consignment): string[] =>
  receipt === null
    ? []
    : [
        letterTexts.outcomes[receipt.outcome](receipt.receivedBy),
        ...(receipt.remark === null ? [] : [letterTexts.remark(receipt.remark)]),
      ]

const sayNote = ({ noteNo }: Consignment): string[] => (noteNo === null ? [] : [letterTexts.note(noteNo)])

const sayExpected = ({ expectedOn }: Consignment): string[] =>
  expectedOn === null ? [] : [letterTexts.expected(formatDay(expectedOn))]

const sayOf: Record<TruckStep, (truck: Consignment) => string[]> = {
  Planned: (truck) => [...sayVehicle(truck), ...sayExpected(truck)],
  Unloaded: () => [],
  Dropped: () => [],
  Loaded: sayVehicle,
  Dispatched: (truck) => [...sayVehicle(truck), ...sayRoad(truck), ...sayExpected(truck)],
  Received: sayReceipt,
  Closed: sayNote,
}

const linesOf = ({ lines }: Consignment): LetterLines => ({
  titles: [letterTexts.pieces, letterTexts.weight],
  rows: lines.map((line) => ({
    name: nameItem(line),
    figures: [line.pieces === null ? letterTexts.notCounted : counts(line.pieces), `${kilograms(line.kg)} kg`],
  })),
})
