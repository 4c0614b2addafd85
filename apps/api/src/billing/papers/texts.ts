import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  archive: (orderNo: string) => `${orderNo} papers.zip`,
  invoices: 'Invoices and notes',
  certificates: 'Certificates',
  slips: 'Weighbridge slips',
  truck: (number: number) => `Truck ${number}`,
  slip: (number: number, side: string, slipNo: string) => `Truck ${number} ${side} ${slipNo}`,
  kinds: { photo: 'Photo', lr: 'LR', 'supplier-invoice': 'Supplier invoice', other: 'Paper' },
}

export const texts = inLanguages({ en })
