import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  createTitle: 'पूछताछ बनाएँ',
  editTitle: 'पूछताछ बदलें',
  description: 'बताएँ क्या चाहिए, पार्टियाँ उसका भाव देंगी।',
  enquiry: 'पूछताछ',
  loadFailed: 'पूछताछ नहीं खुल पाई',

  fields: {
    productCategory: 'प्रोडक्ट कैटेगरी',
    brandPreference: 'कौन-सा मेक',
    anyBrand: 'कोई भी मेक',
    deliveryLocation: 'कहाँ पहुँचाना है',
    deliveryTimeline: 'कब तक चाहिए',
    showRank: 'पार्टियों को उनकी रैंक बताएँ',
    showRankHint:
      'हर पार्टी तीन बार तक जान सकेगी कि उसका भाव सबसे कम है, पहले आधे में है या दूसरे आधे में; दूसरों का नाम या भाव कभी नहीं।',
  },

  sizes: {
    title: 'साइज़',
    tree: 'साइज़',
    search: 'साइज़ खोजें',
    searchExample: 'जैसे SHS 40x40 3.2',
    noneYet: 'अभी साइज़ नहीं हैं',
    noneYetHint: 'पहले प्रोडक्ट कैटेगरी चुनें।',
    none: 'कोई साइज़ नहीं',
    noneHint: 'इस प्रोडक्ट कैटेगरी में अभी कोई साइज़ नहीं है।',
    loadFailed: 'साइज़ नहीं खुल पाए',
  },

  items: {
    title: 'चुने हुए आइटम',
    total: 'कुल <weight>सारे आइटम का</weight>',
    none: 'अभी कुछ नहीं चुना',
    noneHint: 'साइज़ और मोटाई पर टिक करें: हर एक का अलग आइटम बनेगा।',
    item: 'आइटम',
    unit: 'टन/नग',
    unitOf: (item: string) => `${item}: टन या नग`,
    units: { Ton: 'टन', Pieces: 'नग' },
    quantity: 'मात्रा',
    quantityOf: (item: string) => `${item}: मात्रा`,
    weight: 'वज़न',
    asWritten: (line: string) => `आपने लिखा: ${line}`,
    remark: (remark: string) => `नोट: ${remark}`,
    remove: 'हटाएँ',
    removeItem: (item: string) => `${item} हटाएँ`,
    removeAction: 'आइटम हटाएँ',
    count: (count: number) => `${formatCount(count)} आइटम`,
  },

  tooMany: (most: number) => `एक पूछताछ में ${formatCount(most)} से ज़्यादा आइटम नहीं हो सकते।`,
  onlyInTons: 'सिर्फ़ टन में: एक नग का वज़न पता नहीं है।',
  foreignItem: 'इस प्रोडक्ट कैटेगरी का नहीं है।',
  foreignItems: 'कुछ आइटम इस प्रोडक्ट कैटेगरी के नहीं हैं।',
  unchanged: 'अभी कुछ बदला नहीं है।',
  outdating: (quotes: number) =>
    plural(quotes, {
      one: 'पूछताछ बदलने पर आया हुआ कोटेशन पुराना हो जाएगा: पार्टी को ख़बर जाएगी, और नया भाव आने पर ही आप मंज़ूर कर सकेंगे।',
      other:
        'पूछताछ बदलने पर आए हुए # कोटेशन पुराने हो जाएँगे: पार्टियों को ख़बर जाएगी, और नए भाव आने पर ही आप मंज़ूर कर सकेंगे।',
    }),

  create: 'पूछताछ बनाएँ',
  update: 'बदलाव सेव करें',
  updateTitle: (leadId: string) => `${leadId} बदलें`,
  cancel: 'रहने दें',
}
