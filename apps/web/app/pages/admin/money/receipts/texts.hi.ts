import type { Texts } from './texts'

export const hi: Texts = {
  title: 'जमा',
  description: 'कंपनियों से आया पैसा, और वह किन बिलों में एडजस्ट हुआ।',
  intro: 'जमा <accounts>कंपनी के खाते</accounts> में दर्ज होता है।',
  loadFailed: 'जमा की लिस्ट नहीं खुल पाई',
  search: 'जमा खोजें',
  searchExample: 'RC/26-27/000001',
  none: 'कोई जमा नहीं',
  noneHint: 'कंपनियाँ जो भुगतान करेंगी, यहाँ दिखेगा।',
}
