import type { Texts } from './texts'

export const hi: Texts = {
  unknownSize: 'यह साइज़ हमारी लिस्ट में नहीं है।',
  tooLong: (metres: number) => `एक नग ज़्यादा से ज़्यादा ${metres} m का हो सकता है।`,
  noWeight: 'एक नग का वज़न पता नहीं है। मात्रा टन में लिखें।',
}
