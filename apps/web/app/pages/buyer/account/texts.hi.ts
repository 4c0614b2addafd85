import type { Texts } from './texts'

export const hi: Texts = {
  title: 'कंपनी का खाता',
  description: 'आपकी कंपनी पर कितना बना, कितना दिया और कितना बाक़ी है।',
  intro: (name: string) => `${name}: बिल, नोट और भुगतान, और क्या कब तक देना है।`,
  loadFailed: 'खाता नहीं खुल पाया',
}
