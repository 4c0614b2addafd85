import { formatCount, listFormat, plural } from '@lohahaat/domain/platform/formats'
import { hourly } from './refusals/hourly-limit-texts.hi'
import { cartMessages } from './messages.hi'
import { hi as accountMessages } from './messages/account.hi'
import { enquiryMessages } from './messages/enquiries.hi'
import { orderMessages } from './messages/orders.hi'
import type { Texts } from './refusal-texts'
import { moneyRefusals } from './refusals/money.hi'
import { paperRefusals } from './refusals/papers.hi'
import { peopleRefusals } from './refusals/people.hi'
import { sourcingRefusals } from './refusals/sourcing.hi'
import { lineIs, orderIs, orderStatus, requestIs } from './refusals/status-phrases.hi'
import { truckRefusals } from './refusals/trucks.hi'

const withCommas = listFormat({ type: 'unit', style: 'short' })

const aboveLimit = {
  order: (most: string, figure: string) => `यह ऑर्डर ${figure} का है, और आपकी एक ऑर्डर की सीमा ${most} है।`,
  orderTons: (most: string, figure: string) => `इस ऑर्डर का वज़न ${figure} है, और आपकी एक ऑर्डर की सीमा ${most} है।`,
  month: (most: string, figure: string) =>
    `यह ऑर्डर मिलाकर इस महीने आपके ऑर्डर ${figure} के हो जाएँगे, और महीने की सीमा ${most} है।`,
  monthTons: (most: string, figure: string) =>
    `यह ऑर्डर मिलाकर इस महीने आपके ऑर्डर ${figure} के हो जाएँगे, और महीने की सीमा ${most} है।`,
}

export const hi: Texts = {
  badRequest: 'भेजी गई जानकारी समझ में नहीं आई।',
  tooSlow: 'जानकारी पहुँचने में बहुत देर लगी। दोबारा कोशिश करें।',
  headersTooLarge: 'रिक्वेस्ट के हेडर बहुत बड़े हैं।',
  badHeader: 'रिक्वेस्ट का एक हेडर ग़लत है।',
  loginCaptchaWrong: accountMessages.loginCaptchaWrong,
  signupCaptchaWrong: accountMessages.signupCaptchaWrong,
  otpAlreadySent: accountMessages.otpAlreadySent,
  otpIncorrect: accountMessages.otpIncorrect,
  otpExpired: 'इस OTP का समय निकल चुका है। नया OTP मँगवाएँ।',
  otpTooManyTries: 'कई बार ग़लत OTP भरा गया। ई-मेल में आया लिंक खोलें, या 5 मिनट बाद नया OTP मँगवाएँ।',
  otpDailyLimit:
    'आज इस पते पर दस OTP जा चुके हैं, इसलिए नए ई-मेल में OTP की जगह लिंक है। उसे एक घंटे के अंदर खोलें, या कल कोशिश करें।',
  signInLinkDead: 'इस लिंक का समय निकल चुका है या यह पहले खोला जा चुका है। नया ई-मेल मँगवाएँ।',
  emailTaken: 'इस ई-मेल पते से खाता पहले से बना है। साइन इन करें।',
  nameTaken: (name: string) => `${name} पहले से मौजूद है।`,
  unknownRecord: 'यह रिकॉर्ड नहीं मिला। हो सकता है इसे मिटा दिया गया हो।',
  unknownParent: (label: string) => `${label}: ऐसा कुछ नहीं मिला।`,
  parentFixed: (label: string) => `${label}: यह बाद में नहीं बदला जा सकता।`,
  inUse: (uses: string) => `यहाँ इस्तेमाल हो रहा है: ${uses}।`,
  changedMeanwhile: (by: string, at: string) =>
    `${by} ने ${at} पर इस रिकॉर्ड में बदलाव किया है। पेज दोबारा खोलकर कोशिश करें।`,
  soldMeanwhile: (left: string) =>
    `फ़ॉर्म खुला था तब इसमें से कुछ माल बिक गया: अब स्टॉक में ${left} MT है। पेज दोबारा खोलकर स्टॉक फिर से भरें।`,
  sellerInactive: 'यह विक्रेता अभी चालू नहीं है। कोई दूसरा चुनें।',
  nothingToChange: 'स्टॉक का कोई आइटम नहीं मिला।',
  pricesChanged: 'आपके देखने के बाद भाव बदल गए हैं। एक बार फिर देख लें।',
  impossiblePrices: (count: number, item: string, price: string) =>
    plural(count, {
      one: `# नया भाव ₹0.01 से कम या ₹10,00,000 से ज़्यादा हो जाएगा। जैसे ${item} का भाव ${price} बनेगा।`,
      other: `# नए भाव ₹0.01 से कम या ₹10,00,000 से ज़्यादा हो जाएँगे। जैसे ${item} का भाव ${price} बनेगा।`,
    }),
  itemGone: (id: string) => `स्टॉक आइटम ${id} नहीं मिला। हो सकता है इसे मिटा दिया गया हो, इसलिए कुछ सेव नहीं हुआ।`,
  priceMoved: (count: number, item: string, price: string) =>
    plural(count, {
      one: `${item} का भाव अब ${price} है। इस बीच किसी ने बदल दिया, इसलिए कुछ सेव नहीं हुआ।`,
      other: `इस बीच किसी ने # भाव बदल दिए, इसलिए कुछ सेव नहीं हुआ। जैसे ${item} का भाव अब ${price} है।`,
    }),
  farPrices: (count: number, percent: number, item: string, old: string, price: string) =>
    plural(count, {
      one: `# भाव ${percent}% से ज़्यादा बदल रहा है: ${item} ${old} से ${price}। इसे पक्का करें।`,
      other: `# भाव ${percent}% से ज़्यादा बदल रहे हैं। सबसे ज़्यादा: ${item} ${old} से ${price}। इन्हें पक्का करें।`,
    }),
  noFile: enquiryMessages.noFile,
  badForm: 'फ़ॉर्म समझ में नहीं आया।',
  notASheet: 'यह फ़ाइल न CSV है, न XLSX।',
  unreadableFile: 'यह फ़ाइल पढ़ी नहीं जा सकी।',
  slowFile: 'इस फ़ाइल को पढ़ने में बहुत देर लग रही है।',
  tooLargeUnpacked: 'यह फ़ाइल खुलने पर बहुत बड़ी हो जाती है।',
  tooManyRows: (most: number) => `एक फ़ाइल में ${formatCount(most)} से ज़्यादा पंक्तियाँ नहीं हो सकतीं।`,
  missingColumns: (titles: readonly string[]) =>
    plural(titles.length, {
      one: `फ़ाइल में यह कॉलम नहीं है: ${withCommas(titles)}।`,
      other: `फ़ाइल में ये कॉलम नहीं हैं: ${withCommas(titles)}।`,
    }),
  columnTwice: (title: string) => `कॉलम ${title} एक से ज़्यादा बार है।`,
  emptySheet: 'हेडर के नीचे कोई पंक्ति नहीं है।',
  deletedMeanwhile: 'फ़ाइल में लिखी कोई चीज़ इस बीच मिटा दी गई, इसलिए कुछ इम्पोर्ट नहीं हुआ। दोबारा कोशिश करें।',
  notAPicture: 'सिर्फ़ JPG, PNG या WebP फ़ोटो चलेंगी।',
  unreadablePicture: 'यह फ़ोटो पढ़ी नहीं जा सकी।',
  notSold: (item: string, isRequest?: boolean) =>
    isRequest ? `${item} अब नहीं बिकता। इसे अनुरोध से निकाल दें।` : `${item} अब नहीं बिकता। इसे कार्ट से हटा दें।`,
  wantedDayPast: 'डिलीवरी का चुना हुआ दिन निकल चुका है। आगे का दिन चुनें।',
  cartFull: (most: number) => `कार्ट में ${most} से ज़्यादा लाइनें नहीं हो सकतीं।`,
  noWeight: 'इस आइटम में नग का वज़न नहीं दिया है, इसलिए यह सिर्फ़ टन में बिकता है।',
  notEnough: (item: string, left: string, asked: string, isRequest?: boolean) => {
    if (isRequest) return `${item} का सिर्फ़ ${left} MT बचा है, माँग ${asked} MT की है। इसे अनुरोध से निकाल दें।`
    return left === '0.000'
      ? `${item} का स्टॉक ख़त्म हो गया है। इसे कार्ट से हटा दें।`
      : `${item} का सिर्फ़ ${left} MT बचा है, कार्ट में ${asked} MT है। मात्रा घटाएँ।`
  },
  cartChanged: 'आपके देखने के बाद कार्ट में कुछ बदल गया है। एक बार फिर देखकर पक्का करें।',
  approvalNeeded: (limit: keyof typeof aboveLimit, most: string, figure: string) =>
    `${aboveLimit[limit](most, figure)} मंज़ूरी माँगें।`,
  noApprover: 'आपकी कंपनी में ऑर्डर मंज़ूर करने वाला कोई और नहीं है। मालिक से कहें कि किसी को मंज़ूरी का रोल दें।',
  nothingToAsk: 'कार्ट में मंज़ूरी माँगने को कुछ नहीं है।',
  tooManyWaiting: (most: number) =>
    `एक साथ आपके ${formatCount(most)} से ज़्यादा अनुरोध नहीं रुक सकते। फ़ैसले का इंतज़ार करें, या कोई अनुरोध वापस लें।`,
  requestNotFound: 'मंज़ूरी का यह अनुरोध नहीं मिला।',
  requestDecided: (status: string) => `यह अनुरोध ${requestIs[status] ?? status}।`,
  requestChanged: 'आपके देखने के बाद अनुरोध बदल गया है। एक बार फिर देख लें।',
  approvalExpired: 'इस अनुरोध के भाव का समय निकल चुका था। अब आज के भाव लगे हैं, एक बार फिर देख लें।',
  lastRequestedLine: 'कम से कम एक लाइन रहनी चाहिए। नहीं तो पूरा अनुरोध नामंज़ूर करें।',
  quotesWhole: 'कोटेशन में से लाइनें नहीं निकाली जा सकतीं। पूरा मंज़ूर करें या नामंज़ूर करें।',
  shippingMissing: cartMessages.shippingIncomplete,
  billingMissing: cartMessages.billingIncomplete,
  orderNotFound: orderMessages.notFound,
  orderLineNotFound: 'यह आइटम ऑर्डर में नहीं है। हो सकता है इसे मिटा दिया गया हो।',
  orderClosed: (orderNo: string, status: string) =>
    `ऑर्डर ${orderNo} ${orderIs[status] ?? 'बंद हो चुका है'}, इसलिए अब इसमें बदलाव नहीं हो सकता।`,
  statusNotNext: (from: string, to: string) =>
    `ऑर्डर अभी “${orderStatus[from] ?? from}” है, इसे “${orderStatus[to] ?? to}” नहीं किया जा सकता।`,
  lineNotWaiting: (item: string, state: string) =>
    `${item}: ${lineIs[state] ?? state}, इसलिए अब जवाब नहीं दिया जा सकता।`,
  lineNotRefused: 'यह लाइन अब मना की हुई नहीं है। ऑर्डर एक बार फिर देख लें।',
  sellerUnfit: 'यह आइटम वही पाइप नहीं है, या अब नहीं बिकता, या इसका स्टॉक कम है।',
  notDelivered: 'माल पहुँचने के बाद ही रेटिंग दे सकते हैं।',
  ratingFixed: 'यह रेटिंग अब नहीं बदल सकती।',
  ...sourcingRefusals,
  ...peopleRefusals,
  unknownPath: 'इस पते पर कुछ नहीं है।',
  tooLarge: 'भेजी गई जानकारी बहुत बड़ी है।',
  fileTooLarge: 'यह फ़ाइल बहुत बड़ी है।',
  notAForm: 'जानकारी फ़ाइल वाले फ़ॉर्म के रूप में भेजें।',
  wrongType: 'जानकारी JSON में भेजें।',
  limitReached: (what: keyof typeof hourly, most: number, minutes: number) =>
    `${hourly[what](formatCount(most))} ${formatCount(minutes)} मिनट बाद कोशिश करें।`,
  tooMuchAtOnce: 'आपकी कई फ़ाइलों पर काम चल रहा है। एक पूरी होने दें, फिर कोशिश करें।',
  tooBusy: 'अभी बहुत-सी फ़ाइलों पर काम चल रहा है। थोड़ी देर में कोशिश करें।',
  tooManyRequests: 'बहुत जल्दी-जल्दी कोशिश हो रही है। थोड़ा रुककर दोबारा कोशिश करें।',
  otpTriesSpent: 'आज कई बार ग़लत OTP भरा गया। ई-मेल में आया लिंक खोलें, या कल कोशिश करें।',
  otpTriesOfNetworkSpent:
    'आपके नेटवर्क से कई बार ग़लत OTP भरा गया। ई-मेल में आया लिंक खोलें, या एक घंटे बाद कोशिश करें।',
  tooManyWrongSums: 'आपके नेटवर्क से कई बार ग़लत जोड़ भरा गया। एक घंटे बाद कोशिश करें।',
  unavailable: 'LohaHaat अभी अपने रिकॉर्ड तक नहीं पहुँच पा रहा। थोड़ी देर में कोशिश करें।',
  outcomeUnknown: 'समय पर पता नहीं चल पाया कि यह सेव हुआ या नहीं। थोड़ी देर में कोशिश करें।',
  noRoom: 'अभी फ़ाइलों के लिए जगह नहीं है, इसलिए कुछ सेव नहीं हुआ। बाद में कोशिश करें।',
  ...truckRefusals,
  ...paperRefusals,
  ...moneyRefusals,
}
