import { expect, test } from 'vitest'
import { formatSize, isAccepted } from './picked-file'

const sheet = { name: 'Stock March.XLSX', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
const photo = { name: 'pipe.jpg', type: 'image/jpeg' }

test.each([
  { say: 'anything, where nothing is said', file: photo, accept: undefined, accepted: true },
  { say: 'a sheet by its ending', file: sheet, accept: '.csv, .xlsx', accepted: true },
  { say: 'a photo as a sheet', file: photo, accept: '.csv, .xlsx', accepted: false },
  { say: 'a photo as any picture', file: photo, accept: 'image/*', accepted: true },
  { say: 'a photo by its type', file: photo, accept: 'image/png,image/jpeg', accepted: true },
  { say: 'a photo of another type', file: photo, accept: 'image/png', accepted: false },
  { say: 'a file the system knows no type of', file: { name: 'pipe', type: '' }, accept: 'image/*', accepted: false },
])('$say: $accepted', ({ file, accept, accepted }) => {
  expect(isAccepted(file, accept)).toBe(accepted)
})

test.each([
  { bytes: 0, text: '0 KB' },
  { bytes: 1, text: '1 KB' },
  { bytes: 340_000, text: '340 KB' },
  { bytes: 999_001, text: '1 MB' },
  { bytes: 1_250_000, text: '1.3 MB' },
])('$bytes bytes are $text', ({ bytes, text }) => {
  expect(formatSize(bytes)).toBe(text)
})
