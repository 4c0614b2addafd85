import type { Texts } from './texts'

export const hi: Texts = {
  statuses: {
    Draft: 'ड्राफ़्ट',
    Submitted: 'भेजा हुआ',
    'Changes asked': 'बदलाव माँगे',
    Approved: 'मंज़ूर',
    Suspended: 'रोक लगी',
    'Closed for holidays': 'छुट्टी पर बंद',
  },
  kinds: { udyam: 'उद्यम सर्टिफ़िकेट', licence: 'BIS लाइसेंस (CM/L)', cheque: 'कैंसल चेक' },
  fields: {
    gstNumber: 'GST नंबर',
    bankAccount: 'बैंक खाता नंबर',
    ifsc: 'IFSC',
    udyam: 'उद्यम नंबर',
    licence: 'CM/L नंबर',
  },
  moved: (before: string, after: string) => `${before} → ${after}`,
  none: 'नहीं है',
  onlyPapers: 'सिर्फ़ नए काग़ज़।',
  history: 'इतिहास',
  onlyUs: 'आवेदन करने वाले को नहीं दिखता',
}
