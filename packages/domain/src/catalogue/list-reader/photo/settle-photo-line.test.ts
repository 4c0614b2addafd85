import { expect, test } from 'vitest'
import { readEnquiryLine } from '../read-enquiry-line'
import { settlePhotoLine } from './settle-photo-line'

const read = (line: string) => ({ line, ...readEnquiryLine(line) })
const inTree = ({ size }: { size: string | null }) => size === '50x50' || size === '50 NB'
const settle = (first: string, second: string | null, corrected: string[] = [], faint: string[] = []) =>
  settlePhotoLine(
    { first: read(first), second: second === null ? null : read(second), corrected: corrected.map(read), faint },
    inTree,
  )
const LINE = 'SHS 50x50x2.9 60 nos'

test('a line that was read twice alike is certain', () => {
  expect(settle(LINE, LINE)).toMatchObject({ line: LINE, certain: true, doubts: [] })
})

test.each([
  { say: 'read otherwise the second time', settled: settle(LINE, 'SHS 50x50x2.9 80 nos'), doubt: 'readOtherwise' },
  { say: 'seen once only', settled: settle(LINE, null), doubt: 'readOnce' },
  { say: 'faint', settled: settle(LINE, LINE, [], ['60']), doubt: 'faintWords' },
])('a line that was $say is in doubt', ({ settled, doubt }) => {
  expect(settled).toMatchObject({ line: LINE, certain: false, doubts: [{ code: doubt }] })
})

test('a reading that the tree has comes before one that it has not, and is in doubt', () => {
  const seen = 'SHS 5Ox50x2.9 60 nos'
  expect(settle(seen, seen, [LINE])).toMatchObject({
    ...{ line: LINE, size: '50x50', certain: false },
    doubts: [{ code: 'readOtherwise', words: '5Ox50x2.9' }],
  })
})

test('without a reading that the tree has the first one stays', () => {
  expect(settle('SHS 51x51x2.9 60 nos', 'SHS 57x57x2.9 60 nos')).toMatchObject({ size: '51x51', certain: false })
})
