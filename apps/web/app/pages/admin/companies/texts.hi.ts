import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'कंपनियाँ',
  description: 'वे कंपनियाँ जिनके ये खाते हैं।',
  intro: 'एक ही फ़र्म की दो कंपनियाँ बन गईं? एक को दूसरी में मिला दें: लोग, ऑर्डर, लिस्टें और GST नंबर साथ चले जाएँगे।',
  loadFailed: 'कंपनियाँ नहीं खुल पाईं',
  search: 'कंपनी खोजें',
  searchExample: 'नाम या GST नंबर',
  columns: { company: 'कंपनी', gstNumbers: 'GST नंबर', members: 'सदस्य', merge: 'मिलाएँ' },
  members: (count: number) => `${formatCount(count)} सदस्य`,
  supplier: (name: string) => `सप्लायर: ${name}`,
  merge: 'दूसरी में मिलाएँ …',
  mergeOf: (name: string) => `${name} को दूसरी कंपनी में मिलाएँ`,
  mergeTitle: (name: string) => `${name} को दूसरी में मिलाएँ`,
  mergeText: 'इसके सदस्य अब से दूसरी कंपनी में, उसी के नाम से ख़रीदेंगे। यह वापस नहीं हो सकता।',
  find: 'दूसरी कंपनी का नाम या GST नंबर',
  choose: 'किसमें',
  noneFound: 'ऐसी कोई और कंपनी नहीं मिली।',
  submit: 'मिलाएँ',
  merged: (from: string, into: string) => `${from} अब ${into} में मिल गई।`,
  option: (name: string, gstNumber: string, id: number) => `${name}, ${gstNumber} (नंबर ${id})`,
  close: 'बंद करें',
}
