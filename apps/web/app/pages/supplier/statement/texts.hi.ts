import type { Texts } from './texts'

export const hi: Texts = {
  title: 'महीने का हिसाब',
  description: 'महीने में आपने क्या बेचा, उस पर कमीशन और आपको कितना मिलेगा।',
  intro: (name: string) => `${name}: आपका बिका माल, ऑर्डर के भाव पर। मिटाई गई और मना की गई लाइनें इसमें नहीं हैं।`,
  loadFailed: 'हिसाब नहीं खुल पाया',
}
