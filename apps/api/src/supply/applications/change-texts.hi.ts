import type { Texts } from './change-texts'

export const hi: Texts = {
  fields: {
    gstNumber: 'GST नंबर',
    bankAccount: 'खाता नंबर',
    ifsc: 'IFSC',
    udyam: 'उद्यम नंबर',
    licence: 'CM/L नंबर',
  },
  yards: 'यार्ड',
  brands: 'मेक',
  classes: 'क़िस्म',
  moved: (what: string, before: string, after: string) => `${what}: ${before} → ${after}`,
  asked: (what: string) => `बदलने का अनुरोध: ${what}।`,
  papers: 'काग़ज़',
  takenBack: 'जानकारी बदलने का अनुरोध वापस लिया।',
  approved: (what: string) => `नई जानकारी मंज़ूर: ${what}।`,
  rejected: (what: string) => `नई जानकारी नामंज़ूर: ${what}।`,
}
