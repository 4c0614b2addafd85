import type { Texts } from './texts'

export const hi: Texts = {
  passkeyDamaged: 'पासकी का जवाब नहीं मिला या अधूरा है।',
  pushDamaged: 'ब्राउज़र का जवाब अधूरा है। दोबारा कोशिश करें।',
  pushEndpoint: 'सूचनाएँ सिर्फ़ ब्राउज़र की अपनी सेवा के खुले https पते पर भेजी जा सकती हैं।',
  passkeyName: 'नाम',
  passkeyNameMissing: 'नाम भरें।',
  orderLimit: 'एक ऑर्डर की सीमा',
  orderLimitTons: 'एक ऑर्डर की सीमा, टन में',
  monthLimit: 'महीने की सीमा',
  monthLimitTons: 'महीने की सीमा, टन में',
  invitationLinkIncomplete: 'यह लिंक अधूरा है। ई-मेल में से इसे दोबारा खोलें।',
  gstCheckDigit: 'GST नंबर लिखने में ग़लती है: आख़िरी अक्षर बाक़ी नंबर से मेल नहीं खाता।',
}
