import type { BrandName } from '../brands'
import type { ClassName } from '../classes'
import type { Party } from './people'

export interface SupplierStory {
  party: Party
  status: 'Approved' | 'Submitted'
  /** When it was handed in. */
  daysAgo: number
  yards: string[]
  makes: BrandName[]
  classNames: ClassName[]
  bankAccount: string
  ifsc: string
  udyam: string
}

/** No bank has these codes, and the accounts are nobody's. */
export const supplierStories: readonly SupplierStory[] = [
  {
    ...{ party: 'sirhind', status: 'Approved', daysAgo: 110 },
    yards: ['147301', '141001'],
    makes: ['APL Apollo', 'Tata Structura', 'Jindal (Hissar)'],
    classNames: ['SHS', 'RHS', 'GI', 'Round Black'],
    ...{ bankAccount: '000000000147301', ifsc: 'DEMO0147301', udyam: 'UDYAM-PB-05-0000147' },
  },
  {
    ...{ party: 'aravali', status: 'Approved', daysAgo: 96 },
    yards: ['123401'],
    makes: ['APL Apollo', 'Hariom'],
    classNames: ['SHS', 'RHS', 'GP'],
    ...{ bankAccount: '000000000123401', ifsc: 'DEMO0123401', udyam: 'UDYAM-HR-05-0000123' },
  },
  {
    ...{ party: 'mahanadi', status: 'Approved', daysAgo: 80 },
    yards: ['492001'],
    makes: ['Tata Structura'],
    classNames: ['SHS', 'GI'],
    ...{ bankAccount: '000000000492001', ifsc: 'DEMO0492001', udyam: '' },
  },
  {
    ...{ party: 'chetak', status: 'Submitted', daysAgo: 2 },
    yards: ['301019'],
    makes: ['APL Apollo'],
    classNames: ['SHS', 'RHS'],
    ...{ bankAccount: '000000000301019', ifsc: 'DEMO0301019', udyam: 'UDYAM-RJ-02-0000301' },
  },
]
