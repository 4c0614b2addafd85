import type { truckRefusals as en } from './trucks'
import { truckIs } from './status-phrases.hi'

export const truckRefusals: typeof en = {
  statusFollowsConsignments: (orderNo: string) =>
    `ऑर्डर ${orderNo} गाड़ियों में लद रहा है, इसकी स्थिति गाड़ियों से ही बदलती है। गाड़ियों को आगे बढ़ाएँ।`,
  orderOnRoad: (orderNo: string) =>
    `ऑर्डर ${orderNo} की किसी गाड़ी का बिल बन चुका है या वह रास्ते में है, इसलिए ऑर्डर अब रद्द नहीं हो सकता।`,
  lineOnTruck: (item: string) => `${item} गाड़ी में लग चुका है, इसलिए ऑर्डर से नहीं निकल सकता।`,
  consignmentNotFound: 'यह गाड़ी नहीं मिली। हो सकता है इसे हटा दिया गया हो।',
  consignmentChanged: 'इस बीच किसी ने इस गाड़ी में बदलाव किया है। पेज दोबारा खोलकर कोशिश करें।',
  consignmentInvoiced: (invoiceNo: string) =>
    `इस गाड़ी का बिल ${invoiceNo} बन चुका है, इसलिए इसका माल अब नहीं बदल सकता।`,
  consignmentNotNext: (state: string) => `${truckIs[state] ?? state}, इसलिए अभी यह नहीं हो सकता।`,
  invoiceMissing: 'गाड़ी बिल के साथ ही निकलती है। पहले बिल बनाएँ।',
  invoiceVoid: (number: string) =>
    `${number} का IRN पोर्टल पर रद्द हो चुका है, इसलिए गाड़ी इस बिल पर नहीं निकल सकती। इसे रद्द करवाकर नया बिल बनवाएँ।`,
  shortageOpen: 'इस गाड़ी में घटती आई है, और नोट बनाकर उसका हिसाब अभी नहीं हुआ।',
  vehicleMissing: 'गाड़ी लदने से पहले गाड़ी नंबर भरें।',
  oneSellerOnly: 'एक गाड़ी में एक ही सप्लायर का माल जा सकता है। हर सप्लायर के लिए अलग गाड़ी लगाएँ।',
  lineNotAccepted: (item: string) => `${item} को सप्लायर ने अभी मंज़ूर नहीं किया, इसलिए यह लद नहीं सकता।`,
  piecesMissing: (item: string) => `${item} के कितने नग लदे, भरें।`,
  loadWeightMissing: (item: string) => `${item} कितना लदा, नग या kg में भरें।`,
  piecesAboveOrdered: (item: string, figure: string, most: string) =>
    `इस गाड़ी को मिलाकर ${item} के ${figure} नग लद जाएँगे, ज़्यादा से ज़्यादा ${most} लद सकते हैं।`,
  weightAboveOrdered: (item: string, figure: string, most: string) =>
    `इस गाड़ी को मिलाकर ${item} के ${figure} MT लद जाएँगे, ज़्यादा से ज़्यादा ${most} MT लद सकते हैं।`,
  countMissing: (item: string) => `${item} के नग गिनकर भरें।`,
  notInOrder: (item: string) => `${item} के नग उतने नहीं हैं जितने लदे थे, इसलिए माल “सही” नहीं लिखा जा सकता।`,
  remarkMissing: 'क्या कम है या ख़राब है, लिखें।',
  consignmentFilesFull: (most: number) => `एक गाड़ी में ${most} से ज़्यादा फ़ाइलें नहीं लग सकतीं।`,
  noConsignmentFile: 'इस गाड़ी में ऐसी कोई फ़ाइल नहीं है।',
  orderLinkDead: 'इस लिंक का समय निकल चुका है या भेजने वाले ने इसे बंद कर दिया है।',
  slipNotFound: 'यह काँटा पर्ची नहीं मिली।',
  notYourSlip: 'लदाई की पर्ची माल लादने वाला भरता है, उतराई की पर्ची माल लेने वाला।',
  truckNotLoaded: 'गाड़ी अभी लदी नहीं है या उसका नंबर नहीं भरा है। पर्ची उसके बाद भरी जाती है।',
  truckNotDispatched: 'गाड़ी अभी निकली नहीं है। यह पर्ची गाड़ी निकलने के बाद भरी जाती है।',
  slipsAgree: 'तीसरी पर्ची तभी लगती है जब दो पर्चियों में फ़र्क़ हो। यहाँ फ़र्क़ नहीं है, या एक पर्ची अभी नहीं आई।',
  slipUsed: 'बिल इसी पर्ची से बना है, इसलिए पर्ची अब नहीं बदल सकती।',
  slipBinds:
    'तीसरी पर्ची दोनों को माननी होती है, इसलिए इस गाड़ी की पर्चियाँ सिर्फ़ हम ठीक कर सकते हैं। हमें फ़ोन करें।',
  weighmentOver: 'इस गाड़ी के वज़न का हिसाब हो चुका है, इसलिए पर्चियाँ अब नहीं बदलेंगी।',
  slipThere: (slipNo: string) =>
    `इस तरफ़ की पर्ची ${slipNo} पहले से भरी है। उसे बदलना हो तो बताएँ कौन-सी पर्ची बदल रहे हैं और क्यों।`,
  slipReplaced: 'इस बीच किसी ने वह पर्ची बदल दी है। गाड़ी को एक बार फिर देख लें।',
  slipReasonMissing: 'पर्ची क्यों बदल रहे हैं, लिखें।',
  slipFaulty: (faults: string) => faults,
  slipNotThird: 'सिर्फ़ तीसरी पर्ची मंज़ूर करनी होती है।',
  noSlipPhoto: 'इस पर्ची की फ़ोटो नहीं है।',
}
