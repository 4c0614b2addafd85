import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  subjects: {
    Loaded: (orderNo: string, truck: number) => `Order ${orderNo}: truck ${truck} is loaded`,
    Dispatched: (orderNo: string, truck: number) => `Order ${orderNo}: truck ${truck} is on the road`,
    Received: (orderNo: string, truck: number) => `Order ${orderNo}: truck ${truck} was received`,
    Closed: (orderNo: string, truck: number) => `Order ${orderNo}: truck ${truck} is closed`,
  },
  buyer: {
    Loaded: 'This part of your order is loaded and leaves with its invoice next.',
    Dispatched: 'This part of your order has left the yard.',
    Received: 'This is what was found when the truck was unloaded.',
    Closed: 'Everything about this truck is settled. Its papers stay with your order.',
  },
  supplier: {
    Received: 'The buyer has unloaded the truck.',
    Closed: 'Everything about this truck is settled.',
  },
  vehicle: (number: string) => `Vehicle: ${number}`,
  driver: (phone: string) => `The driver's phone: ${phone}`,
  transporter: (name: string) => `Transporter: ${name}`,
  lr: (number: string) => `LR number: ${number}`,
  lrOf: (number: string, day: string) => `LR number: ${number} of ${day}`,
  expected: (day: string) => `Expected on ${day}.`,
  invoice: (number: string) => `Tax invoice: ${number}`,
  note: (number: string) => `A difference of weight was settled by note ${number}.`,
  outcomes: {
    InOrder: (by: string) => `${by} found everything in order.`,
    Short: (by: string) => `${by} found something missing.`,
    Damaged: (by: string) => `${by} found something damaged.`,
  },
  remark: (remark: string) => `Remark: ${remark}`,
  pieces: 'Pieces',
  weight: 'Weight by theory',
  notCounted: 'not counted',
  link: 'See the truck',
  closing: 'For any question please call or write to us, and name the order number.',
}

export const letterTexts = inLanguages({ en })
