import { expect, test } from 'vitest'
import { isAccepted } from '../../../../ui/files/picked-file'
import { kindOfFile, listFiles } from './file-kind'

test.each([
  { name: 'list.XLSX', type: '', kind: 'sheet' },
  { name: 'list.csv', type: 'text/csv', kind: 'sheet' },
  { name: 'Enquiry.PDF', type: 'application/pdf', kind: 'pdf' },
  { name: 'IMG_2041.jpg', type: 'image/jpeg', kind: 'photo' },
  { name: 'shot.webp', type: 'image/webp', kind: 'photo' },
])('$name is taken, as a $kind', ({ kind, ...file }) => {
  expect(isAccepted(file, listFiles)).toBe(true)
  expect(kindOfFile(file)).toBe(kind)
})
