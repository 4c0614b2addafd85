import { plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  share: 'शेयर करें',
  title: 'मैसेज बनाकर भेजें',
  note: 'जो जाएगा वह पहले यहाँ दिखता है। इसमें आपका पता, फ़ोन और बैंक नहीं होता।',
  withPrices: 'भाव के साथ',
  text: 'मैसेज',
  whatsApp: 'WhatsApp',
  copy: 'कॉपी करें',
  send: 'दूसरा ऐप',
  copied: 'कॉपी हो गया। चैट में पेस्ट करें।',
  notCopied: 'कॉपी नहीं हो सका। मैसेज चुनकर ख़ुद कॉपी करें।',
  leftOut: (count) =>
    plural(count, {
      one: 'लिंक में जगह कम है: WhatsApp में # लाइन कम आएगी। कॉपी में सब आता है।',
      other: 'लिंक में जगह कम है: WhatsApp में # लाइनें कम आएँगी। कॉपी में सब आता है।',
    }),
  close: 'बंद करें',
}
