import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Orders to load',
  description: 'The orders with lines that are yours to load.',
  intro: 'Accept or refuse each line in time; a line left unanswered counts as refused.',
  loadFailed: 'The orders could not be loaded',
  none: 'No orders yet',
  noneHint: 'What buyers order of your stock or award to you is listed here, and mailed.',
  noMatch: 'No orders with such a line',
  filter: 'Lines',
  all: 'All',
  columns: { order: 'Order', place: 'To', weight: 'Weight', amount: 'Amount', answer: 'Answer' },
  lines: (count: number) => plural(count, { one: '# line', other: '# lines' }),
  waiting: (count: number) => plural(count, { one: '# waits', other: '# wait' }),
  accepted: (count: number) => `${count} accepted`,
  nothingOpen: 'Nothing open',
  wanted: (day: string) => `Wanted on ${day}`,

  order: 'Order',
  orderTitle: (orderNo: string) => `Order ${orderNo}`,
  placed: 'Placed <time>time</time>, to <place>place</place>',
  allOrders: 'All orders to load',
  table: 'Your lines',
  items: { item: 'Item', quantity: 'Quantity', weight: 'Weight', price: 'Price', amount: 'Amount', state: 'Answer' },
  itemsTitle: (count: number) => plural(count, { one: '# line', other: '# lines' }),
  choose: (item: string) => `Choose ${item}`,
  perUnit: { Ton: 'per MT', Kg: 'per kg', Pieces: 'per piece', Metre: 'per metre' },
  chosen: (count: number, of: number) => `${count} of ${of} waiting lines chosen`,
  accept: (count: number) => plural(count, { one: 'Accept # line', other: 'Accept # lines' }),
  answerTitle: 'Your answer',
  refuse: 'Refuse',
  refuseTitle: (count: number) => plural(count, { one: 'Refuse # line', other: 'Refuse # lines' }),
  refuseNote: 'The desk finds another seller. An answer can’t be taken back.',
  reason: 'Reason',
  close: 'Close',
  isAccepted: 'Accepted. The contact for unloading is shown below.',
  isRefused: 'Refused. The desk has been told.',
  unloading: 'Where to unload',
  contactLater: 'Name, phone number and street are shown once you accept a line.',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  remark: 'For unloading',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
