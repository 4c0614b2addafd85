import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  stock: 'स्टॉक',
  loadFailed: 'यह लिस्ट नहीं खुल पाई',
  import: 'इम्पोर्ट',
  create: 'स्टॉक आइटम बनाएँ',
  noStock: 'कोई स्टॉक आइटम नहीं मिला',
  createFirst: 'अपना पहला स्टॉक आइटम बनाएँ',

  export: {
    button: 'एक्सपोर्ट',
    busy: 'एक्सपोर्ट हो रहा है',
    formats: { xlsx: 'Excel (XLSX)', csv: 'CSV' },
  },

  filters: {
    search: 'स्टॉक खोजें',
    searchHint: 'मेक, साइज़, ग्रेड, विक्रेता या HSN',
    brand: 'मेक',
    allBrands: 'सभी मेक',
    class: 'क़िस्म',
    allClasses: 'सभी क़िस्में',
    size: 'साइज़',
    allSizes: 'सभी साइज़',
    sizesOfOneClass: 'एक क़िस्म के',
    seller: 'विक्रेता',
    allSellers: 'सभी विक्रेता',
    status: 'स्थिति',
    activeOrNot: 'चालू और बंद',
    sortBy: 'क्रम',
    newestFirst: 'सबसे नए पहले',
  },

  chosen: {
    all: 'सारे स्टॉक आइटम',
    brand: (name: string) => `मेक: ${name}`,
    class: (name: string) => `क़िस्म: ${name}`,
    size: (name: string) => `साइज़: ${name}`,
    seller: (name: string) => `विक्रेता: ${name}`,
    unknown: 'पता नहीं',
    active: 'सिर्फ़ चालू',
    inactive: 'सिर्फ़ बंद',
    search: (words: string) => `खोज: ${words}`,
  },

  sort: {
    titles: {
      brandName: 'मेक',
      className: 'क़िस्म',
      size: 'साइज़',
      thickness: 'मोटाई',
      length: 'लंबाई',
      sellerName: 'विक्रेता',
      weightPerPiece: 'वज़न',
      available: 'स्टॉक',
      price: 'भाव',
      active: 'स्थिति',
      updatedAt: 'कब बदला',
    },
    ascending: (title: string) => `${title}, बढ़ते क्रम में`,
    descending: (title: string) => `${title}, घटते क्रम में`,
  },

  table: {
    item: 'आइटम',
    seller: 'विक्रेता',
    weight: 'वज़न/नग',
    weightUnknown: 'पता नहीं',
    available: 'स्टॉक में',
    notTracked: 'हिसाब नहीं रखा',
    price: 'भाव ₹/MT',
    priceOf: (item: string) => `${item} का भाव`,
    status: 'स्थिति',
    active: 'चालू',
    inactive: 'बंद',
    updated: 'कब बदला',
    edit: 'बदलें',
    editItem: (item: string) => `${item} बदलें`,
  },

  sheet: {
    hint: 'Enter और ऐरो कुंजियों से आगे-पीछे जाएँ, लिखने से पुराना हटता है, F2 से बदलें, Esc से पुराना वापस। Excel से कॉपी किया कॉलम नीचे की ओर भरता है।',
    bar: 'भाव के बदलाव',
    oneColumn: (columns: number) => `कॉपी में ${formatCount(columns)} कॉलम हैं। सिर्फ़ भाव वाला कॉलम कॉपी करें।`,
    pasted: (count: number) =>
      plural(count, { one: '# भाव पेस्ट हुआ, अभी सेव नहीं।', other: '# भाव पेस्ट हुए, अभी सेव नहीं।' }),
    wrong: (count: number) =>
      plural(count, { one: '# ख़ाने में भाव सही नहीं: ठीक करें।', other: '# ख़ानों में भाव सही नहीं: ठीक करें।' }),
    leftOver: (count: number) => `पेज यहीं ख़त्म होता है, इसलिए ${formatCount(count)} और छूट गए।`,
    discard: 'बदलाव छोड़ें',
    leaveOut: (count: number) => `${formatCount(count)} छोड़ें`,
    save: (count: number) => `${formatCount(count)} भाव सेव करें`,
    changed: (count: number) => plural(count, { one: '# भाव बदला।', other: '# भाव बदले।' }),
    changedOne: (item: string, old: string, now: string) => `${item}: ${old} से ${now} हुआ।`,
    undo: 'वापस करें',
    undone: (change: string) => `वापस किया: ${change}`,
    far: {
      title: (count: number) =>
        plural(count, { one: '# भाव 10% से ज़्यादा बदल रहा है', other: '# भाव 10% से ज़्यादा बदल रहे हैं' }),
      move: (item: string, old: string, now: string, percent: string) => `${item}: ${old} से ${now} होगा, ${percent}%।`,
      furthest: (move: string) => `सबसे बड़ा बदलाव: ${move}`,
      action: (count: number) => plural(count, { one: 'भाव सेव करें', other: '# भाव सेव करें' }),
    },
  },

  pricesWait: (count: number) => `${formatCount(count)} भाव की मंज़ूरी बाक़ी; तब तक पुराना भाव चलेगा।`,
  untouched: (days: number) => `${formatCount(days)} दिन से नहीं बदला`,
  own: {
    searchHint: 'मेक, क़िस्म, साइज़, ग्रेड या HSN',
    title: 'आपका स्टॉक और भाव',
    intro: 'जो आप यहाँ बेचते हैं। भाव एक बार में बहुत बदले तो पहले मंज़ूरी लगती है।',
  },
  priceChange: {
    title: 'भाव बदलें',
    direction: 'बढ़ाएँ या घटाएँ',
    directions: { up: 'बढ़ाएँ', down: 'घटाएँ' },
    kind: 'किस हिसाब से',
    kinds: { amount: 'रक़म', percent: 'प्रतिशत' },
    figure: 'कितना',
    noMinus: 'माइनस न लगाएँ, “घटाएँ” चुनें।',
    notAboveZero: '0 से ऊपर की संख्या डालें।',
    units: { amount: '₹/MT', percent: '%' },
    roundTo: 'नया भाव राउंड करें',
    notRounded: 'राउंड नहीं',
    cancel: 'रहने दें',
    looking: 'भाव देखे जा रहे हैं…',
    nothingYet: 'कुछ भी बदलने से पहले नए भाव यहाँ दिखेंगे।',
    matching: (count: number) =>
      count === 0
        ? 'कोई स्टॉक आइटम नहीं मिला।'
        : plural(count, { one: '# स्टॉक आइटम मिला।', other: '# स्टॉक आइटम मिले।' }),
    cheapest: 'सबसे सस्ता',
    dearest: 'सबसे महँगा',
    examples: 'नमूने',
    becomes: (old: string, now: string) =>
      `${old} <arrow>→</arrow><unseen>से</unseen> <now>${now}</now> <unit>/MT</unit>`,
    action: (count: number) => `${formatCount(count)} भाव बदलें`,
    done: (count: number) => plural(count, { one: '# भाव बदल गया।', other: '# भाव बदल गए।' }),
  },
}
