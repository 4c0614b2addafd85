import type { AllocationProblem } from '@lohahaat/domain/billing/ledger/allocation'
import type { moneyRefusals as en } from './money'

const allocationTexts: Record<AllocationProblem['kind'], (number: string) => string> = {
  unknown: (number) => `${number} इस कंपनी का बक़ाया बिल नहीं है।`,
  twice: (number) => `${number} दो बार लिखा है।`,
  notPositive: (number) => `${number} के आगे की रक़म 0 से ज़्यादा होनी चाहिए।`,
  aboveOpen: (number) => `${number} के आगे की रक़म उसके बक़ाया से ज़्यादा है।`,
  aboveReceived: () => 'बाँटी गई रक़म, TDS समेत मिली रक़म से ज़्यादा है।',
}

export const moneyRefusals: typeof en = {
  allocationWrong: (problems: readonly AllocationProblem[]) =>
    problems.map(({ kind, number }) => allocationTexts[kind](number)).join(' '),
  receiptCancelled: (number: string) => `जमा ${number} पहले ही रद्द हो चुका है।`,
  dayInFuture: 'यह तारीख़ अभी आई नहीं है। पैसा उसी दिन में लिखें जिस दिन आया या गया।',
  notOfCompany: 'यह ऑर्डर या बिल इस कंपनी का नहीं है।',
  creditLimitReached: (limit: string, used: string, order: string) =>
    `आपकी कंपनी की उधार सीमा ${limit} है। ${used} के बिल और ऑर्डर पहले से चल रहे हैं, इसलिए ${order} का यह ऑर्डर सीमा से बाहर है। पहले कोई बक़ाया बिल चुकाएँ, या हमें लिखें।`,
  supplierInvoiceKnown: (number: string) => `इस गाड़ी का बिल ${number} पहले ही दर्ज हो चुका है।`,
  consignmentNotOfSeller: 'इस सप्लायर की ऐसी कोई गाड़ी नहीं है।',
  loadNotFixed:
    'इस गाड़ी का माल अभी बदल सकता है, इसलिए हमारे नाम का बिल अभी दर्ज नहीं हो सकता। पहले गाड़ी लादें और टैक्स इनवॉइस बनाएँ।',
  alreadyCancelled: 'यह पहले ही रद्द हो चुका है।',
  bankColumnsMissing:
    'इस फ़ाइल की किसी पंक्ति में date, narration या description, और credit या deposit के कॉलम नहीं मिले। स्टेटमेंट वैसा ही अपलोड करें जैसा बैंक देता है।',
  bankRowDecided: 'यह पंक्ति पहले ही पक्की की जा चुकी है या अलग रखी जा चुकी है।',
}
