import type { Texts } from './texts'

export const hi: Texts = {
  search: (list: string) => `${list} में खोजें`,
  searchExample: 'खोजें',
  listFailed: 'यह लिस्ट नहीं खुल पाई',
  edit: 'बदलें',
  editRecord: (record: string) => `${record} बदलें`,
  cancel: 'रहने दें',
  delete: 'मिटाएँ',
  deleteRecord: (kind: string) => `${kind} मिटाएँ`,
  recordFailed: 'यह रिकॉर्ड नहीं खुल पाया',
  unknownRecord: 'ऐसा कोई रिकॉर्ड नहीं है',
  unknownRecordHint: 'शायद मिटा दिया गया है।',
}
