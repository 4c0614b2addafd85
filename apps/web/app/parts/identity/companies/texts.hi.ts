import type { Texts } from './texts'

export const hi: Texts = {
  role: 'रोल',
  roles: { Owner: 'मालिक', Approver: 'मंज़ूरी देने वाला', Buyer: 'ख़रीदार', Accounts: 'अकाउंट्स' },
  rights: {
    Owner: 'ऑर्डर करे, मंज़ूरी दे, और तय करे कि कंपनी में कौन रहे।',
    Approver: 'ऑर्डर करे, सारे ऑर्डर देखे, और सीमा से ऊपर के ऑर्डर मंज़ूर करे।',
    Buyer: 'ऑर्डर और सप्लायरों से पूछताछ करे, सिर्फ़ अपने ऑर्डर देखे।',
    Accounts: 'सारे ऑर्डर और उनके काग़ज़ देखे, ऑर्डर न करे।',
  },
  sellingRole: 'बेचने का रोल',
  sellingRoles: { Owner: 'मालिक', Sales: 'बिक्री', Dispatch: 'डिस्पैच', Accounts: 'अकाउंट्स' },
  noSellingRole: 'सिर्फ़ ख़रीद',
  bringAlong: 'मेरे ऑर्डर, पूछताछ, लिस्ट और पते भी साथ लाएँ',
}
