import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { numberFormat } from '@lohahaat/domain/platform/formats'
import { formatDay } from '@lohahaat/domain/platform/ist'
import type { Letter } from '../../platform/mail/letter'
import type { LetterLines } from '../../platform/mail/letter-figures'
import { letterTexts } from './letter-texts'

const counts = numberFormat({ maximumFractionDigits: 0 })
const kilograms = numberFormat({ maximumFractionDigits: 3 })

type Told = Exclude<Consignment['state'], 'Planned'>

/** What the buyer is told of a truck that has moved on. */
export const truckMoved = (state: Told, truck: Consignment, siteUrl: string): Letter => ({
  ...about(truck, state, new URL(`/consignment/${truck.consignmentId}`, siteUrl).href),
  paragraphs: [letterTexts.buyer[state], ...sayOf[state](truck)],
  ...(state !== 'Closed' && { lines: linesOf(truck) }),
})

/** What its supplier is told of it, once it is with the buyer. */
export const truckArrived = (state: 'Received' | 'Closed', truck: Consignment, siteUrl: string): Letter => ({
  ...about(truck, state, new URL(`/supplier/consignments/${truck.consignmentId}`, siteUrl).href),
  paragraphs: [letterTexts.supplier[state], ...sayOf[state](truck)],
})

const about = ({ orderNo, number }: Consignment, state: Told, url: string) => {
  const subject = letterTexts.subjects[state](orderNo, number)
  return { subject, heading: subject, link: { label: letterTexts.link, url }, closing: letterTexts.closing }
}

const sayVehicle = ({ vehicleNo, driverPhone }: Consignment): string[] => [
  ...(vehicleNo === null ? [] : [letterTexts.vehicle(vehicleNo)]),
  ...(driverPhone === null ? [] : [letterTexts.driver(driverPhone)]),
]

const sayRoad = ({ transporterName, lrNo, lrDate, expectedOn, invoiceNo }: Consignment): string[] => [
  ...(transporterName === null ? [] : [letterTexts.transporter(transporterName)]),
  ...(lrNo === null ? [] : [lrDate === null ? letterTexts.lr(lrNo) : letterTexts.lrOf(lrNo, formatDay(lrDate))]),
  ...(expectedOn === null ? [] : [letterTexts.expected(formatDay(expectedOn))]),
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

const sayOf: Record<Told, (truck: Consignment) => string[]> = {
  Loaded: sayVehicle,
  Dispatched: (truck) => [...sayVehicle(truck), ...sayRoad(truck)],
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
