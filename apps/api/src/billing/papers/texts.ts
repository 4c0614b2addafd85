import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  archive: (orderNo: string) => `${orderNo} papers.zip`,
  order: 'Order',
  proforma: (orderNo: string) => `Proforma invoice ${orderNo}.pdf`,
  invoices: 'Invoices and notes',
  certificates: 'Certificates',
  slips: 'Weighbridge slips',
  truck: (number: number) => `Truck ${number}`,
  slip: (number: number, side: string, slipNo: string) => `Truck ${number} ${side} ${slipNo}`,
  kinds: { photo: 'Photo', lr: 'LR', 'supplier-invoice': 'Supplier invoice', other: 'Paper' },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
