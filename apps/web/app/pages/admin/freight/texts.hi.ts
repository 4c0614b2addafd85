import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'भाड़ा',
  description: 'यार्ड से पिन कोड तक माल पहुँचाने का ख़र्च।',
  intro: 'ख़रीदार को पहुँच का जो भाड़ा दिखता है: सड़क से, जिस यार्ड में माल है वहाँ से उसके पिन कोड तक।',
  loadFailed: 'भाड़े के भाव नहीं खुल पाए',

  figures: {
    roadFactorPercent: { label: 'सड़क की दूरी', unit: '%', hint: 'नक़्शे की सीधी दूरी के मुक़ाबले सड़क की दूरी।' },
    kmPerDay: { label: 'एक दिन में किलोमीटर', unit: 'km', hint: 'इसी से डिलीवरी के दिन निकलते हैं।' },
    leastRupeesPerTon: { label: 'कम से कम भाड़ा', unit: '₹/MT', hint: 'पास की जगहों के लिए।' },
  },

  form: {
    title: 'भाड़ा, ₹ प्रति टन प्रति किलोमीटर',
    charged: 'ऑर्डर में भाड़ा जोड़ें',
    chargedHint:
      'बंद: ख़रीदार को सिर्फ़ अंदाज़ा दिखता है, कुल में नहीं जुड़ता। चालू: कार्ट, ऑर्डर और बिल में जुड़ता है।',
    save: 'भाड़ा सेव करें',
    saveTitle: 'भाड़े के भाव सेव करें?',
    saveTold: 'अब से ख़रीदारों को यही भाड़ा दिखेगा। किसी ऑर्डर में भाड़ा नहीं जुड़ेगा।',
    saveCharged: 'अब से नए ऑर्डरों में इसी भाव से भाड़ा जुड़ेगा। पुराने ऑर्डर कभी नहीं बदलते।',
  },

  rates: {
    caption: 'दूरी और गाड़ी के हिसाब से भाड़ा',
    upTo: 'कहाँ तक',
    tons: 'टन',
    km: 'km',
    truck: (place: number) => `गाड़ी ${place}, टन`,
    distance: (place: number) => `दूरी ${place}, km`,
    cell: (truck: number, distance: number) => `गाड़ी ${truck}, दूरी ${distance} का भाड़ा ₹`,
    removeTruck: (place: number) => `गाड़ी ${place} हटाएँ`,
    removeDistance: (place: number) => `दूरी ${place} हटाएँ`,
    addDistance: 'दूरी जोड़ें',
    addTruck: 'गाड़ी जोड़ें',
  },

  example: {
    title: 'कितना पड़ेगा',
    caption: 'पूरी भरी गाड़ी का ₹/MT',
    way: 'रास्ता',
    days: 'दिन',
    truck: (tons: number) => `${tons} टन`,
    km: (km: string) => `${km} km`,
  },

  history: {
    title: 'इतिहास',
    noneYet: 'अभी भाड़े के भाव नहीं डाले',
    noneYetHint: 'ऊपर पहले भाव सेव करें; हर बदलाव यहाँ दिखेगा।',
    table: 'भाड़े का इतिहास',
    when: 'कब',
    who: 'किसने',
    demoData: 'नमूने का डेटा',
    inForce: 'लागू',
    charged: 'ऑर्डर में जुड़ता है',
    yes: 'हाँ',
    no: 'नहीं',
    rates: 'भाव',
    ofTruck: (tons: number, rates: readonly string[]) => `${tons} टन: ${rates.join(', ')}`,
    rate: (upToKm: number, rupees: number) => `${formatCount(upToKm)}\u00a0km\u00a0₹${rupees}`,
  },
}
