import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  marks: {
    accepted: 'Accepted',
    verified: 'Verified supplier',
    outdated: 'Outdated',
    expired: 'Expired',
  },
  terms: {
    validUntil: 'Valid until',
    noDate: 'No date given',
    freight: 'Freight',
    freightPerTon: (price: string) => `${price} per Ton`,
    paymentTerms: 'Payment terms',
    remark: 'Remark',
  },
  unitPrice: {
    Ton: (price: string) => `${price} <unit>/Ton</unit>`,
    Kg: (price: string) => `${price} <unit>/kg</unit>`,
    Pieces: (price: string) => `${price} <unit>/Piece</unit>`,
    Metre: (price: string) => `${price} <unit>/m</unit>`,
  },
  allEnquiries: 'All Enquiries',
  ownEnquiries: 'My Enquiries',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
