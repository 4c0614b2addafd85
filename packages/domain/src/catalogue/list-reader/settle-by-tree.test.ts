import { expect, test } from 'vitest'
import { readEnquiryLine } from './read-enquiry-line'
import { settleByTree } from './settle-by-tree'

test.each([
  { say: 'a size of the tree is a pipe, though nothing says so', line: '72x72x3.2 apollo 18 nos', certain: true },
  { say: 'what else is unclear stays so', line: '72x72x3.2 apollo 18', certain: false },
  { say: 'what was certain stays so', line: 'SHS 72x72x3.2 18 nos', certain: true },
])('$say', ({ line, certain }) => {
  const settled = settleByTree(readEnquiryLine(line))
  expect(settled.certain).toBe(certain)
  expect(settled.notes.map(({ code }) => code)).not.toContain('pipeNotNamed')
})
