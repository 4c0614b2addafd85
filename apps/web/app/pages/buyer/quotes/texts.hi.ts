import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'कोटेशन की तुलना',
  description: 'एक पूछताछ के सारे कोटेशन साथ-साथ।',
  loadFailed: 'कोटेशन नहीं खुल पाए',
  intro: 'पूछताछ <leadId></leadId>',
  allEnquiries: 'सारी पूछताछ',
  ownEnquiries: 'मेरी पूछताछ',
  print: 'प्रिंट करें',
  exportCsv: 'CSV एक्सपोर्ट करें',

  onlyLowest: (shown: number, total: number) =>
    `${formatCount(total)} में से सबसे कम भाव वाले ${formatCount(shown)} कोटेशन दिख रहे हैं: एक पेज पर इतने ही भाव आते हैं।`,
  sortBy: 'किस क्रम में',
  sortings: {
    landed: 'सब मिलाकर भाव, सबसे कम पहले',
    total: 'कुल, सबसे कम पहले',
    party: 'पार्टी, A से Z',
    quotedAt: 'कब भाव दिया, नए पहले',
  },

  none: {
    open: 'अभी कोई कोटेशन नहीं आया',
    closed: 'किसी ने भाव नहीं दिया',
    whatToExpect:
      'साइन इन की हुई हर पार्टी यह पूछताछ देखकर भाव दे सकती है। कोटेशन आते ही आपको ई-मेल मिलेगा, और सारे यहाँ साथ-साथ दिखेंगे: एक टन आपके गेट पर कितने का पड़ेगा।',
  },

  outcome: {
    closed: '<strong>बिना ऑर्डर के बंद।</strong> <reason></reason>',
    accepted: 'मंज़ूर: <party></party>',
    lines: (lines: number) => `${formatCount(lines)} लाइन`,
  },

  table: {
    label: 'कोटेशन साथ-साथ',
    caption: 'कोटेशन साथ-साथ, हर पार्टी का एक कॉलम',
    item: 'आइटम',
    landed: (price: string) => `${price} <unit>/टन सब मिलाकर</unit>`,
    line: (number: string, className: string, pipe: string) => `${number}. ${className} ${pipe}`,
    anyBrand: 'कोई भी मेक',
    asked: (remark: string) => `नोट: ${remark}`,
    catalogue: 'कैटलॉग',
    catalogueUnit: 'आज, ₹/MT',
    catalogueOnCard: 'कैटलॉग में आज, ₹/MT',
    notStocked: 'स्टॉक में नहीं',
    overCatalogue: (sign: string, amount: string) => `${sign}${amount}<unseen> प्रति MT, कैटलॉग से फ़र्क़</unseen>`,
    lowest: 'सबसे कम',
    notOffered: 'भाव नहीं दिया',
    ordered: 'ऑर्डर हो गया',
    makeNotSaid: 'मेक नहीं बताया',
    days: (days: number) => `${formatCount(days)} दिन`,
    asAsked: 'जैसा माँगा',
    otherMake: 'दूसरा मेक',
    moved: { up: 'बढ़ा', down: 'घटा' },
    version: (version: number) => `वर्शन ${version}`,
    partial: (offered: number, lines: number) => `${lines} में से ${offered} लाइन`,
    choose: (party: string, item: string) => `${item} के लिए ${party} को चुनें:`,
    offered: 'कितनी लाइनों का भाव',
    linesOf: (offered: number, lines: number) => `${lines} में से ${offered}`,
    chosen: 'आपका चुना, सब मिलाकर',
    chosenOf: (lines: number, tons: string) => `${formatCount(lines)} लाइन, ${tons}`,
    files: 'फ़ाइलें',
    goods: 'माल का कुल',
    gst: (percent: number) => `GST ${percent}%`,
    loading: 'लदाई चार्ज',
    platform: 'प्लेटफ़ॉर्म चार्ज',
    weighment: 'काँटा चार्ज',
    handling: 'माल हैंडलिंग चार्ज',
    freight: 'भाड़ा',
    freightPerTon: (price: string) => `${price} प्रति टन`,
    total: 'कुल',
    landedPerTon: 'सब मिलाकर प्रति टन',
    delivered: 'पहुँच भाव प्रति टन',
    about: (rate: string) => `लगभग ${rate}`,
    freightAbout: (rate: string, km: string, days: number) => `भाड़ा लगभग ${rate}, ${km} km, ${formatCount(days)} दिन`,
    freightQuoted: 'कोटेशन के भाड़े समेत',
    validUntil: 'कब तक मान्य',
    noDate: 'तारीख़ नहीं दी',
    paymentTerms: 'भुगतान की शर्तें',
    remark: 'रिमार्क',
    quotedAt: 'कब भाव दिया',
  },

  quick: {
    label: 'एक बार में चुनें',
    split: (lines: number, total: string) => `सबसे सस्ता बाँटकर, ${formatCount(lines)} लाइन · ${total}`,
    allOf: (party: string, lines: number, total: string) => `${party} से सारी ${formatCount(lines)} लाइन · ${total}`,
    partOf: (party: string, lines: number, total: string) => `${party} से ${formatCount(lines)} लाइन · ${total}`,
    clear: 'चुना हुआ हटाएँ',
  },

  bar: {
    label: 'ऑर्डर देना',
    nothing: 'हर लाइन के लिए पार्टी चुनें, या ऊपर एक बार में सब चुनें।',
    orders: (orders: number) => `आपका चुना, ${formatCount(orders)} ऑर्डर, सब मिलाकर`,
    noSingle: 'कोई एक पार्टी इन सारी लाइनों का भाव नहीं देती।',
    same: 'सब एक ही पार्टी से लेने के बराबर',
    below: (amount: string, party: string) => `▽ सब ${party} से लेने के मुक़ाबले ${amount} कम`,
    above: (amount: string, party: string) => `▲ सब ${party} से लेने के मुक़ाबले ${amount} ज़्यादा`,
    award: 'ऑर्डर दें',
    awardLines: (lines: number, parties: number) => {
      const suppliers = plural(parties, { one: '# सप्लायर', other: '# सप्लायरों' })
      return plural(lines, {
        one: `${suppliers} को # लाइन का ऑर्डर दें`,
        other: `${suppliers} को # लाइनों का ऑर्डर दें`,
      })
    },
    awarded: (orders: number) => plural(orders, { one: '# ऑर्डर लग गया', other: '# ऑर्डर लग गए' }),
  },

  leftOut: {
    notOrdered: (count: number, lines: string) =>
      plural(count, { one: `# लाइन का ऑर्डर नहीं होगा: ${lines}`, other: `# लाइनों का ऑर्डर नहीं होगा: ${lines}` }),
    wasNotOrdered: (count: number, lines: string) =>
      plural(count, { one: `# लाइन का ऑर्डर नहीं हुआ: ${lines}`, other: `# लाइनों का ऑर्डर नहीं हुआ: ${lines}` }),
    more: (count: number) => `${formatCount(count)} और`,
    copy: 'बाक़ी की नई पूछताछ बनाएँ',
    copied: (leadId: string) => `बाक़ी की पूछताछ ${leadId} बन गई`,
  },

  better: {
    ask: 'बेहतर भाव माँगें',
    askParty: (party: string) => `${party} से बेहतर भाव माँगें`,
    askLine: (party: string, item: string) => `${party} से ${item} का बेहतर भाव माँगें`,
    sealed: 'उन्हें आपका चाहा भाव और आपका नोट दिखेगा, किसी दूसरी पार्टी का भाव, नाम या नंबर कभी नहीं।',
    scope: 'किसका भाव',
    whole: 'पूरा कोटेशन',
    lines: 'कुछ लाइनें',
    missing: 'कोई लाइन चुनें, और अपना चाहा भाव देख लें।',
    target: {
      Ton: 'आपका चाहा भाव, ₹ प्रति टन (ज़रूरी नहीं)',
      Kg: 'आपका चाहा भाव, ₹ प्रति kg (ज़रूरी नहीं)',
      Pieces: 'आपका चाहा भाव, ₹ प्रति नग (ज़रूरी नहीं)',
      Metre: 'आपका चाहा भाव, ₹ प्रति मीटर (ज़रूरी नहीं)',
    },
    targetFor: (target: string, item: string) => `${item}: ${target}`,
    saves: (amount: string) => `इस भाव पर GST से पहले ${amount} बचेंगे।`,
    answerBy: 'जवाब कब तक',
    noDeadline: 'कोई समय नहीं',
    within: (hours: number) => (hours < 24 ? `${formatCount(hours)} घंटे में` : `${formatCount(hours / 24)} दिन में`),
    note: 'नोट',
    noteHint: 'ज़रूरी नहीं',
    asked: (party: string) => `${party} से बेहतर भाव माँगा`,
    states: {
      asked: 'बेहतर भाव माँगा',
      answered: 'जवाब आ गया',
      kept: 'भाव वही रखा',
      late: 'समय पर जवाब नहीं',
    },
  },

  split: {
    titleAlone: 'लाइनें बाँटकर: हर लाइन सबसे सस्ती पार्टी को',
    title: (saving: string) => `लाइनें बाँटकर: ${saving} की बचत`,
    explanation:
      'हर लाइन उस पार्टी को जाती है जिसका भाव सब मिलाकर सबसे कम है। हर पार्टी का अलग ऑर्डर बनता है, इसलिए हर नए ऑर्डर पर हैंडलिंग और काँटा चार्ज एक बार और लगता है; दोनों इसमें जुड़े हैं।',
    lot: (party: string, lines: number) => `${party}, ${formatCount(lines)} लाइन`,
    extraCharges: 'इसमें अलग से हैंडलिंग और काँटा चार्ज',
    total: 'कुल',
    landedPerTon: 'सब मिलाकर प्रति टन',
    accept: 'बाँटकर ऑर्डर दें',
    becomesOrders: (leadId: string, orders: number) =>
      plural(orders, {
        one: `पूछताछ ${leadId} पूरी हो जाएगी और # ऑर्डर बनेगा।`,
        other: `पूछताछ ${leadId} पूरी हो जाएगी और # ऑर्डर बनेंगे, हर पार्टी का एक।`,
      }),
    accepted: (orders: number) =>
      plural(orders, { one: 'बाँटना मंज़ूर: # ऑर्डर लग गया', other: 'बाँटना मंज़ूर: # ऑर्डर लग गए' }),
  },

  award: {
    accept: 'मंज़ूर करें',
    acceptQuoteOf: (party: string) => `${party} का कोटेशन मंज़ूर करें`,
    enquiryCompleted: 'पूछताछ पूरी हो चुकी है।',
    outdated: 'आपके पिछले बदलाव से पहले का है।',
    expired: 'इसका समय निकल चुका है।',
    becomesOrder: (leadId: string) => `पूछताछ ${leadId} पूरी हो जाएगी और कोटेशन के भाव पर ऑर्डर बनेगा।`,
    landed: (tons: string, price: string) => `${tons}, सब मिलाकर ${price} प्रति टन`,
    addresses: { billing: 'बिलिंग पता', shipping: 'डिलीवरी का पता' },
    newAddress: 'नया पता',
    cancel: 'रहने दें',
    confirm: 'मंज़ूर करके ऑर्डर करें',
    ask: 'मंज़ूरी माँगें',
    askNote: 'मंज़ूरी देने वाले के लिए नोट',
    done: (party: string) => `${party} का कोटेशन मंज़ूर हो गया`,
    accepted: 'मंज़ूर',
    viewOrder: 'ऑर्डर देखें',
  },
}
