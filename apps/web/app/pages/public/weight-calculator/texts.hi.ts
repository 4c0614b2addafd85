import { plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

const figure = (from: string, to: string, example: string) => `${from} से ${to} के बीच भरें, जैसे ${example}।`
const pieces = (count: number) => plural(count, { one: '# नग', other: '# नग' })

export const hi: Texts = {
  title: 'स्टील पाइप वज़न कैलकुलेटर',
  description:
    'गोल, चौकोर और आयताकार स्टील पाइप का वज़न kg और MT में, IS 1239, IS 1161, IS 3589 और IS 4923 से; फ़ॉर्मूला, NB–इंच–OD की टेबल और गाड़ी में कितने नग आएँगे।',
  intro: 'प्रति मीटर, प्रति नग और कुल kg, उसी भारतीय स्टैंडर्ड से जो उस पाइप पर लगता है।',

  shape: 'आकार',
  round: 'गोल',
  square: 'चौकोर',
  rectangular: 'आयताकार',
  form: 'पाइप और मात्रा',
  sizeBy: 'साइज़ किसमें',
  byBore: 'NB',
  byDiameter: 'OD',
  bore: 'नॉमिनल बोर (NB)',
  boreOption: (bore: number, inches: string) => `${bore} NB · ${inches}"`,
  boreHint: (diameter: string) => `बाहर से ${diameter} mm`,
  diameter: 'बाहरी नाप (OD)',
  side: 'भुजा',
  longerSide: 'बड़ी भुजा',
  shorterSide: 'छोटी भुजा',
  thickness: 'मोटाई',
  length: 'एक नग की लंबाई',
  quantityIn: 'मात्रा किसमें',
  pieces: 'नग',
  tons: 'टन',
  payload: 'गाड़ी का लोड',
  calculate: 'हिसाब लगाएँ',
  mm: 'mm',
  m: 'm',
  pcs: 'नग',
  mt: 'MT',
  t: 'टन',
  wallsOfClasses: 'IS 1239 की मोटाई, mm में',
  usualWalls: 'आम मोटाई, mm में',
  classWall: (className: string, wall: string) => `${className} ${wall}`,
  classes: { Light: 'हल्का', Medium: 'मध्यम', Heavy: 'भारी' },
  nominal: (bore: number) => `${bore} NB`,

  errors: {
    bore: 'NB लिस्ट में से चुनें।',
    diameter: figure('6', '2,540 mm', '168.3'),
    side: figure('8', '1,000 mm', '40'),
    thickness: figure('0.2', '40 mm', '3.2'),
    wallOfRound: (half: string) => `OD के आधे से कम, यानी ${half} mm से कम।`,
    wallOfHollow: (most: string) => `ज़्यादा से ज़्यादा ${most} mm, वरना मोटाई से दुगुने मोड़ वाले कोने नहीं बनते।`,
    length: figure('0.1', '25 m', '6'),
    pieces: '1 से 10,00,000 तक पूरी संख्या।',
    tons: figure('0.001', '1,00,000 MT', '2.5'),
    payload: figure('0.5', '100 टन', '18.5'),
  },

  result: 'वज़न',
  perMetre: 'प्रति मीटर',
  perPiece: 'प्रति नग',
  lengthInAll: 'कुल लंबाई',
  total: 'कुल',
  none: '–',
  kgPerMetre: (kilograms: string) => `${kilograms}/m`,
  piecesOf: (count: string, metres: string) => `${count} × ${metres}\u00a0m`,
  metres: (metres: string) => `${metres}\u00a0m`,
  countedPieces: pieces,
  waiting: 'निशान लगे ख़ाने देखें',
  copyLink: 'इस हिसाब का लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया।',
  notCopied: 'लिंक कॉपी नहीं हो सका। वह ब्राउज़र के पते में है।',

  find: (item: string) => `${item} खोजें`,
  findAny: 'कैटलॉग में खोजें',
  inCatalogue: 'कैटलॉग में',
  item: (className: string, section: string) => `${className} ${section}`,
  allWalls: (className: string, size: string) => `${className} ${size} की सारी मोटाई खोजें`,

  method: {
    title: 'हिसाब कैसे लगा',
    metre: 'एक मीटर',
    piece: 'एक नग',
    pieces: 'नग',
    inAll: 'कुल',
    row: (size: string, className: string, wall: string) => `IS 1239 भाग 1: ${size} ${className}, ${wall}\u00a0mm`,
    roundRule: 'kg/m = (OD − t) × t × 0.0246615, mm में',
    hollowRule: 'kg/m = 0.0157 × t × (A + B − 3.2876 × t), mm में',
    round: (diameter: string, wall: string) => `(${diameter} − ${wall}) × ${wall} × 0.0246615`,
    hollow: (a: string, b: string, wall: string) => `0.0157 × ${wall} × (${a} + ${b} − 3.2876 × ${wall})`,
    gives: (left: string, right: string) => `${left} = ${right}`,
    printedAs: (perMetre: string) => `चार्ट में ${perMetre} छपता है, और बाज़ार में उसी से हिसाब चलता है।`,
    comparison: (formula: string) => `मिलाने के लिए फ़ॉर्मूला: ${formula}`,
    lengthTimes: (perMetre: string, metres: string) => `${perMetre} × ${metres}\u00a0m`,
    divided: (tons: string, perPiece: string) => `${tons}\u00a0MT ÷ ${perPiece}`,
    roundedUp: (count: number) => `अधूरा नग पूरा गिना जाता है, इसलिए ${pieces(count)}।`,
    piecesTimes: (perPiece: string, count: string) => `${perPiece} × ${count}`,
  },
  standards: {
    printed: 'IS 1239 भाग 1 की टेबल',
    smallBore: 'गोल पाइप का फ़ॉर्मूला',
    is1161: 'फ़ॉर्मूला, IS 1161 जैसा',
    is3589: 'फ़ॉर्मूला, IS 3589 जैसा',
    is4923: 'फ़ॉर्मूला, IS 4923 जैसा',
    is4923Thick: 'फ़ॉर्मूला, IS 4923 जैसा',
  },
  notes: {
    printed:
      'फ़ॉर्मूले से पहले छपा हुआ वज़न चलता है, क्योंकि बाज़ार का हिसाब उसी पर होता है। हल्के पाइप का बाहरी नाप ज़रा-सा कम होता है, इसलिए फ़ॉर्मूले से 1.1% तक फ़र्क़ आता है।',
    smallBore: 'IS 1239 में 15 NB से छोटे पाइप का वज़न नहीं छपा, इसलिए फ़ॉर्मूले से निकाला है, 7,850 kg/m³ पर।',
    is1161: 'गोल पाइप का फ़ॉर्मूला, 7,850 kg/m³ पर। IS 1161 में छपे हर वज़न से 0.33% के अंदर।',
    otherWall: (size: string) => `IS 1239 में ${size} की यह मोटाई नहीं है।`,
    is3589: 'गोल पाइप का फ़ॉर्मूला, 7,850 kg/m³ पर। IS 3589 में छपे वज़न से 0.2% के अंदर।',
    is4923:
      'IS 4923 में कोने का मोड़ बाहर मोटाई का दुगुना और अंदर एक मोटाई का होता है; स्टील 7,850 kg/m³। फ़ॉर्मूला 1997 की टेबल के सभी 88 वज़नों से 0.9% के अंदर है।',
    is4923Thick:
      'IS 4923 में कोने का मोड़ बाहर मोटाई का दुगुना और अंदर एक मोटाई का होता है; स्टील 7,850 kg/m³। 8 mm से ऊपर कोने मिलाने के लिए हमारे पास छपा वज़न नहीं था: मिल से उसका चार्ट माँग लें।',
    olderWall: (typed: string, wall: string) =>
      `जिस मोटाई को आज ${wall} mm लिखते हैं, उसे पुराने एडिशन ${typed} mm लिखते थे।`,
    soldByBore: (size: string, className: string, perMetre: string) =>
      `${size} ${className} कहकर बिके, तो वज़न वही जो IS 1239 की टेबल में छपा है: <bore>${perMetre}</bore>।`,
    tolerance: (from: string, to: string) =>
      `IS 1239 की टॉलरेंस: एक नग 10% हल्का या भारी हो सकता है, यानी ${from} से ${to}; 10 टन के लॉट में 7.5%।`,
    theoretical: 'यह थ्योरिटिकल वज़न है। बिल आम तौर पर धर्मकाँटे के असली वज़न पर बनता है।',
    zinc: (perPiece: string, percent: string) =>
      `जस्ती (GI): टेबल में काले और जस्ती पाइप का एक ही वज़न छपा है। जस्ता, अंदर-बाहर 400 g/m², काँटे पर एक नग में क़रीब ${perPiece} (${percent}) बढ़ाता है।`,
  },

  truck: {
    title: 'गाड़ी में कितने नग आएँगे',
    intro: 'सिर्फ़ वज़न से, जितना लोड ट्रांसपोर्टर बताए।',
    presets: 'आम गाड़ियों का लोड',
    preset: (tons: string) => `${tons}\u00a0टन`,
    fits: 'पूरी गाड़ी में',
    load: 'उनका वज़न',
    spare: 'ख़ाली बचा',
    needed: (count: number) => `${pieces(count)} के लिए गाड़ियाँ`,
    last: 'आख़िरी गाड़ी में',
    fullness: (count: number, percent: string) => `${pieces(count)}, ${percent} भरी`,
    tooHeavy: 'एक नग ही इससे भारी है।',
    heavyLot: (count: number) =>
      `IS 1239 में लॉट टेबल से 7.5% तक भारी हो सकता है: तब भी ${pieces(count)} तक लोड के अंदर रहेंगे।`,
  },

  bores: {
    title: 'NB, इंच और OD',
    intro: 'NB या मोटाई दबाएँ, ऊपर अपने आप भर जाएगी। हल्का, मध्यम और भारी IS 1239 की क्लास हैं।',
    bore: 'NB',
    inch: 'इंच',
    diameter: 'OD mm',
    wallAndMass: 'mm, kg/m',
    wallLink: (bore: number, className: string, wall: string, perMetre: string) =>
      `${bore} NB ${className}, ${wall} mm, ${perMetre}`,
  },
}
