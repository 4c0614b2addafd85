import type { Texts } from './texts'

const demoLabels: Readonly<Record<string, string>> = {
  Administrator: 'एडमिन',
  Buyer: 'ख़रीदार',
  Approver: 'मंज़ूरी देने वाला',
  Accounts: 'अकाउंट्स',
  Supplier: 'सप्लायर',
}

export const hi: Texts = {
  title: 'साइन इन',
  description: 'अपने ई-मेल पते और 5 अंक के OTP से साइन इन करें।',
  email: 'ई-मेल पता',
  emailHint: '5 अंक का OTP इसी पर आएगा।',
  continue: 'आगे बढ़ें',
  signIn: 'साइन इन करें',
  demoAccounts: 'चलाकर देखें',
  demoLabel: (label: string) => demoLabels[label] ?? label,

  byLink: {
    title: 'लिंक से साइन इन',
    as: (email: string) =>
      `आपने हमारे ई-मेल का लिंक खोला है। LohaHaat में <email>${email}</email> से साइन इन करने के लिए बटन दबाएँ।`,
    signIn: 'साइन इन करें',
    incomplete: 'यह लिंक अधूरा है। ई-मेल से दोबारा खोलें।',
    tryAgain: 'दोबारा कोशिश करें',
    newMail: 'नया ई-मेल मँगाएँ',
  },

  help: {
    title: 'साइन इन कैसे होता है',
    steps: [
      {
        title: 'आपका ई-मेल पता',
        text: 'वही, जिससे आपके कारोबार का खाता बना है। कोई पासवर्ड याद नहीं रखना।',
      },
      {
        title: 'एक छोटा-सा हिसाब',
        text: 'ताकि कोई मशीन आपका मेलबॉक्स न भर दे। सही जवाब देते ही ई-मेल चला जाता है।',
      },
      {
        title: 'ई-मेल में आया OTP',
        text: '5 मिनट के अंदर 5 अंक भरें, या ई-मेल का लिंक खोलें। ई-मेल न दिखे तो Junk या Spam में देखें; नया OTP 5 मिनट बाद भेज सकते हैं।',
      },
    ],
  },
}
