import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  subjects: {
    Planned: (orderNo: string, truck: number) => `Order ${orderNo}: truck ${truck} is planned`,
    Unloaded: (orderNo: string, truck: number) => `Order ${orderNo}: truck ${truck} was unloaded`,
    Dropped: (orderNo: string, truck: number) => `Order ${orderNo}: truck ${truck} was dropped`,
    Loaded: (orderNo: string, truck: number) => `Order ${orderNo}: truck ${truck} is loaded`,
    Dispatched: (orderNo: string, truck: number) => `Order ${orderNo}: truck ${truck} is on the road`,
    Received: (orderNo: string, truck: number) => `Order ${orderNo}: truck ${truck} was received`,
    Closed: (orderNo: string, truck: number) => `Order ${orderNo}: truck ${truck} is closed`,
  },
  buyer: {
    Planned: 'This part of your order is planned for one truck. We will write again when it is loaded.',
    Unloaded: 'This part of your order was taken off the truck in the yard. It stays planned for this truck.',
    Dropped: 'This truck will not come. What it was to carry stays on your order and goes on another truck.',
    Loaded: 'This part of your order is loaded. The truck leaves as soon as its invoice is issued.',
    Dispatched: 'This part of your order has left the yard.',
    Received: 'This is what was found when the truck was unloaded.',
    Closed: 'Everything about this truck is settled. Its papers stay with your order.',
  },
  supplier: {
    Received: 'The buyer has unloaded the truck.',
    Closed: 'Everything about this truck is settled.',
  },
  vehicle: (number: string) => `Vehicle: ${number}`,
  driver: (phone: string) => `Driver’s phone: ${phone}`,
  transporter: (name: string) => `Transporter: ${name}`,
  lr: (number: string) => `LR number: ${number}`,
  lrOf: (number: string, day: string) => `LR number: ${number} of ${day}`,
  expected: (day: string) => `Expected on ${day}.`,
  invoice: (number: string) => `Tax invoice: ${number}`,
  note: (number: string) => `A difference in weight was settled by note ${number}.`,
  outcomes: {
    InOrder: (by: string) => `${by} found everything in order.`,
    Short: (by: string) => `${by} found something missing.`,
    Damaged: (by: string) => `${by} found something damaged.`,
  },
  remark: (remark: string) => `Remark: ${remark}`,
  pieces: 'Pieces',
  weight: 'Calculated weight',
  notCounted: 'not counted',
  link: 'See the truck',
  orderLink: 'See the order',
  closing: 'For any question please call or write to us, and name the order number.',
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
