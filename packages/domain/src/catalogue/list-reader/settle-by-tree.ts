import type { EnquiryLine } from './read-enquiry-line'

/** Fifty by fifty by six is an angle as well; a section that the tree has is a pipe, and nothing is left to ask. */
export function settleByTree<Line extends EnquiryLine>(line: Line): Line {
  const doubts = line.doubts.filter(({ code }) => code !== 'pipeNotNamed')
  return doubts.length === line.doubts.length
    ? line
    : { ...line, doubts, notes: line.notes.filter(({ code }) => code !== 'pipeNotNamed'), certain: doubts.length === 0 }
}
