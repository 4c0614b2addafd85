import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  order: 'Order',
  title: (orderNo: string) => `Order ${orderNo}`,
  description: 'Everything about one order.',
  placed: 'Placed <time>then</time>',
  placedByMember: 'Placed <time>then</time> by <member>a member</member>',
  placedAndApproved: 'Placed <time>then</time> by <member>a member</member>, approved by <approver>another</approver>',
  placedBy: 'Placed <time>then</time> by <buyer>a business</buyer>, <phone>its number</phone>',
  orderedBy: (name: string) => `ordered by ${name}`,
  approvedBy: (name: string) => `approved by ${name}`,
  allOrders: 'All orders',
  myOrders: 'My Orders',
  status: 'Status',
  amounts: 'Amounts',

  items: {
    title: (count: number) => `Items (${formatCount(count)})`,
    table: 'Items of the order',
    item: 'Item',
    quantity: 'Quantity',
    weight: 'Weight',
    price: 'Price',
    amount: 'Amount',
    delete: 'Delete',
    hsn: (code: string) => `HSN\u00a0${code}`,
    mtc: 'MTC',
    iso: 'ISO',
    weightOfPiece: (weight: string) => `${weight} a piece`,
    pricePer: { Pieces: 'a piece', Ton: 'per MT', Kg: 'per kg', Metre: 'per metre' },
    remark: (remark: string) => `Note: ${remark}`,
  },

  deleted: {
    title: 'Deleted items',
    when: 'Deleted <time>then</time>, not in the amounts',
  },

  award: {
    title: 'From a quote',
    supplier: 'Supplier',
    makes: 'Makes',
    terms: 'Payment terms of the quote',
    noTerms: 'None named',
    remark: 'Remark',
    enquiry: (leadId: string) => `Enquiry ${leadId} and its quotes`,
  },

  documents: {
    title: 'Documents',
    intro: 'The proforma invoice is a PDF with the HSN code of every item and the tax.',
    print: 'Print this page',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
