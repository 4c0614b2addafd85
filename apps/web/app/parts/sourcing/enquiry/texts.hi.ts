import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  backToEnquiries: 'वापस पूछताछ पर',
  accountsOnly: 'आप अकाउंट्स में हैं, इसलिए पूछताछ देख सकते हैं, भेज नहीं सकते। किसी ख़रीदने वाले साथी से कहें।',
  loading: 'खुल रहा है',
  uploadEnquiry: 'पूछताछ अपलोड करें',
  createEnquiry: 'पूछताछ बनाएँ',
  whyCreate: 'बताएँ क्या चाहिए, पार्टियाँ उसका भाव देंगी।',
  showAll: 'सब दिखाएँ',
  closedBecause: (reason: string) => `बंद: ${reason}`,

  status: {
    InProgress: 'चालू',
    Completed: 'पूरी',
  },

  ownQuote: {
    given: 'आपने भाव दिया',
    part: (offered: number, lines: number) =>
      `आपने ${formatCount(lines)} में से ${formatCount(offered)} लाइन का भाव दिया`,
    asked: 'बेहतर भाव माँगा',
    askedUntil: (time: string) => `${time} तक बेहतर भाव माँगा`,
    askedLate: 'बेहतर भाव माँगा, समय निकल चुका',
    outdated: 'आपका कोटेशन पुराना हो गया',
    accepted: 'आपका कोटेशन मंज़ूर हुआ',
  },

  facts: {
    buyer: 'ख़रीदार',
    brand: 'मेक',
    productCategory: 'प्रोडक्ट कैटेगरी',
    deliveryDays: 'डिलीवरी के दिन',
    deliverTo: 'कहाँ पहुँचाना है',
    weight: 'वज़न',
    notSaid: 'नहीं बताया',
  },

  items: {
    inListFile: 'आइटम लिस्ट की फ़ाइल में हैं।',
    more: (count: number) => `${formatCount(count)} और आइटम`,
    loadFailed: 'बाक़ी आइटम नहीं खुल पाए।',
    tryAgain: 'दोबारा कोशिश करें',
  },

  askedForBetter: (count: number) => `${formatCount(count)} से बेहतर भाव माँगा`,
  compare: (count: number) => `${formatCount(count)} कोटेशन · तुलना करें`,
  compareFor: (count: number, leadId: string) => `${formatCount(count)} कोटेशन · ${leadId} की तुलना करें`,
  quotePrice: 'भाव दें',
  quotePriceFor: (leadId: string) => `${leadId} का भाव दें`,
  edit: 'बदलें',
  editEnquiry: (leadId: string) => `${leadId} बदलें`,

  close: {
    button: 'पूछताछ बंद करें',
    buttonFor: (leadId: string) => `पूछताछ ${leadId} बंद करें`,
    title: (leadId: string) => `${leadId} बंद करें`,
    consequence:
      'बिना ऑर्डर के “पूरी” हो जाएगी: फिर न कोई भाव दे सकेगा, न इसे बदल सकेगा। जिन्होंने भाव दिया है, उन्हें ख़बर जाएगी।',
    reason: 'कारण',
    reasonHint: 'जिन्होंने भाव दिया है, उन्हें बताया जाएगा',
    reasonMissing: 'कारण लिखें।',
    keepOpen: 'चालू रखें',
    done: (leadId: string) => `पूछताछ ${leadId} बंद हो गई`,
  },
}
