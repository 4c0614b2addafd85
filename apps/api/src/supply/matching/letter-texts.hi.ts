import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './letter-texts'

export const hi: Texts = {
  subject: (count: number) => `आपके माल की ${formatCount(count)} नई पूछताछ`,
  what: 'जो माल आप बेचते हैं, ख़रीदार उसी का भाव पूछ रहे हैं। हर लिंक से पूछताछ खुलेगी, बस भाव भरें।',
  quote: (leadId: string, items: number, pinCode: string) =>
    `${leadId} पर भाव दें: ${formatCount(items)} लाइन, पिन कोड ${pinCode}`,
  quoteAt: (leadId: string, items: number, pinCode: string, km: string) =>
    `${leadId} पर भाव दें: ${formatCount(items)} लाइन, पिन कोड ${pinCode}, ${km} km`,
  desk: 'आपके माल की सब पूछताछ',
  closing: 'ये ई-मेल कितनी बार आएँ, यह सप्लायर डेस्क पर तय करें; वहीं से इन्हें बंद भी कर सकते हैं।',
}
