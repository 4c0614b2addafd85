import { formatCount } from '@lohahaat/domain/platform/formats'
import type { paperRefusals as en } from './papers'

export const paperRefusals: typeof en = {
  invoiceNotFound: 'यह बिल नहीं मिला।',
  consignmentEmpty: 'इस गाड़ी में कुछ लदा नहीं है, इसलिए बिल नहीं बन सकता।',
  notLoadedYet: 'बिल बनाने से पहले गाड़ी को “लद गई” करें।',
  invoiceExists: (number: string) => `इस खेप का बिल पहले ही बन चुका है: ${number}।`,
  slipMissing: 'कुछ लाइनों का बिल धर्मकाँटे के वज़न पर बनेगा। पहले विक्रेता की काँटा पर्ची भरें।',
  addressUnfit: (what: string) => what,
  invoiceCancelled: (number: string) => `${number} रद्द हो चुका है।`,
  invoiceDispatched: (number: string) =>
    `${number} का माल यार्ड से निकल चुका है, इसलिए यह रद्द नहीं हो सकता। क्रेडिट नोट बनाएँ।`,
  invoiceHasNotes: (number: string) => `${number} पर क्रेडिट या डेबिट नोट बने हैं, इसलिए यह रद्द नहीं हो सकता।`,
  invoiceHasEwayBill: (number: string, bill: string, hours: number) =>
    `${number} का ई-वे बिल ${bill} बना हुआ है। पहले उसे पोर्टल पर रद्द करें, फिर यहाँ “ई-वे बिल और ई-इनवॉइस” में लिखें। पोर्टल ${formatCount(hours)} घंटे के बाद रद्द नहीं करता, तब क्रेडिट नोट बनाएँ।`,
  invoiceHasIrn: (number: string, hours: number) =>
    `${number} का ई-इनवॉइस बन चुका है। पहले पोर्टल पर IRN रद्द करें, फिर यहाँ “ई-वे बिल और ई-इनवॉइस” में लिखें। पोर्टल ${formatCount(hours)} घंटे के बाद रद्द नहीं करता, तब क्रेडिट नोट बनाएँ।`,
  invoiceHasSupplierInvoice: (number: string, supplierNumber: string) =>
    `इस गाड़ी का सप्लायर वाला बिल ${supplierNumber}, ${number} के हिसाब से दर्ज है। पहले वह एंट्री रद्द करें और नया बिल बनने के बाद उसे दोबारा दर्ज करें।`,
  notAnInvoice: (number: string) => `${number} क्रेडिट/डेबिट नोट है। सुधार या रद्द सिर्फ़ बिल हो सकता है।`,
  noteUnfit: (what: string) => what,
  nothingToSettle: 'दोनों काँटों का वज़न मान्य फ़र्क़ के अंदर है, या कोई पर्ची नहीं आई है: हिसाब करने को कुछ नहीं है।',
  shortageSettled: (number: string) => `वज़न के फ़र्क़ का हिसाब ${number} से हो चुका है।`,
  ewayBillBlocked: (number: string, problem: string) => `${number} का ई-वे बिल अभी नहीं बन सकता। ${problem}`,
  noteNeedsNoEwayBill: 'क्रेडिट या डेबिट नोट पर ई-वे बिल नहीं लगता।',
  ewayBillExists: (number: string) => `इस इनवॉइस का ई-वे बिल ${number} पहले से है। दूसरा भरने से पहले उसे रद्द करें।`,
  ewayNumberTaken: (number: string) => `ई-वे बिल नंबर ${number} पहले से किसी दूसरे इनवॉइस पर भरा है।`,
  ewayTimeWrong:
    'ई-वे बिल इनवॉइस वाले दिन या उसके बाद बनता है, और गाड़ी नंबर उसके साथ या बाद में डाला जाता है, आगे की तारीख़ में नहीं।',
  ewayBillCancelled: 'यह ई-वे बिल रद्द हो चुका है।',
  ewayTooLateToCancel: (hours: number) => `ई-वे बिल सिर्फ़ ${formatCount(hours)} घंटे के अंदर रद्द हो सकता है।`,
  ewayNotExtendable: (hours: number, days: number) =>
    `ई-वे बिल ख़त्म होने के ${formatCount(hours)} घंटे पहले से ${formatCount(hours)} घंटे बाद तक ही बढ़ सकता है, और कुल ${formatCount(days)} दिन तक।`,
  einvoiceBlocked: (number: string, problem: string) => `${number} का ई-इनवॉइस अभी नहीं बन सकता। ${problem}`,
  portalAnswerUnreadable: 'यह पोर्टल का जवाब नहीं है: इसमें IRN नहीं है।',
  irnNeeded: 'IRN, पावती नंबर (Ack. No.) और तारीख़ भरें, या पोर्टल का जवाब दें।',
  irnExists: (number: string, irn: string) => `${number} का IRN पहले ही लिया जा चुका है: ${irn}।`,
  irnMissing: (number: string) => `${number} का कोई IRN नहीं है जो रद्द हो।`,
  irnCancelled: (number: string) =>
    `${number} का IRN रद्द हो चुका है, और उसी नंबर पर दोबारा IRN नहीं मिलता। बिल रद्द करके नया बनाएँ।`,
  irnTooLateToCancel: (hours: number) => `IRN सिर्फ़ ${formatCount(hours)} घंटे के अंदर रद्द हो सकता है।`,
  cancelTimeWrong: 'रद्द होने का समय बनने के बाद का होना चाहिए, आगे का नहीं। समय ठीक करें।',
  qrUnreadable: 'यह हस्ताक्षर वाले QR कोड का टेक्स्ट नहीं है।',
  qrDiffers: (differences: string) => `यह QR कोड इस दस्तावेज़ का नहीं है। ${differences}`,
  qrSignatureWrong: 'QR कोड का हस्ताक्षर ग़लत है: यह पोर्टल से नहीं आया।',
  certificateNotFound: 'यह सर्टिफ़िकेट नहीं मिला।',
  certificateConfirmed: 'यह सर्टिफ़िकेट पक्का हो चुका है। सुधार के लिए हमें बताएँ।',
  certificateChanged: 'इस बीच किसी ने यह सर्टिफ़िकेट बदला है। इसे दोबारा खोलें।',
  certificateIncomplete: (missing: string) => `पक्का करने के लिए यह भी भरें: ${missing}।`,
  certificateDraft: 'यह सर्टिफ़िकेट अभी ड्राफ़्ट है। पहले काग़ज़ से मिलाकर पक्का करें।',
  heatNotOnCertificate: (heatNo: string) => `हीट ${heatNo} इस सर्टिफ़िकेट पर नहीं है।`,
  tiedAboveLoad: (kg: string) => `इस माल में सिर्फ़ ${kg} kg का सर्टिफ़िकेट लगना बाक़ी है।`,
  tieNotFound: 'यह सर्टिफ़िकेट अब इस माल पर नहीं लगा है।',
  loadNotFound: 'यह माल गाड़ी में नहीं मिला।',
  onlyPdfIsRead: 'सिर्फ़ टेक्स्ट वाला PDF पढ़ा जा सकता है। फ़ोटो देखकर आँकड़े ख़ुद भरें।',
  noPapers: 'इस ऑर्डर के काग़ज़ अभी नहीं बने।',
  papersTooLarge: (mb: number) => `सारे काग़ज़ मिलाकर ${mb} MB से ज़्यादा हैं। एक-एक करके डाउनलोड करें।`,
}
