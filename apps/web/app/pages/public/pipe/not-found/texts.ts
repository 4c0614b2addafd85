import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  nothingFoundHint: 'Nothing we sell matches all of it. Fewer filters find more.',
  viewAll: 'View All Products',
  notQuite: 'Nothing fits exactly. These come nearest, and say what differs.',
  askSuppliers: (search: string) => `Ask suppliers for ${search}`,
  differs: {
    length: (metres: string) => `${metres} m on enquiry`,
    thickness: (millimetres: string) => `${millimetres} mm isn’t rolled here`,
    standard: (code: string) => `IS ${code}`,
    word: (word: string) => `“${word}” not found`,
    asked: (asked: string) => `${asked} asked`,
    offered: (asked: string, offered: string) => `${asked} asked, ${offered} offered`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
