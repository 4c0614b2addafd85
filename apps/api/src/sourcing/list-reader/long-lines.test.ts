import { expect, test } from 'vitest'
import { readEnquiryHeader } from '@lohahaat/domain/catalogue/list-reader/header'
import { readEnquiryLine, readEnquiryText } from '@lohahaat/domain/catalogue/list-reader/read-enquiry-line'

// Here and not beside the reader, since the domain knows no process whose time could be read.
test.each(['9', '1x', '1 x ', '"', "1'", '1/2 ', '1,000', '(', 'IS ', 'a.b.', '50 nb ', '-', 'm', ' ', '\t', '१'])(
  'a hundred thousand times %j takes no time',
  (piece) => {
    // Time of the processor: other work of the machine doesn't count.
    const started = process.cpuUsage()
    readEnquiryLine(piece.repeat(100_000))
    readEnquiryLine(piece.repeat(500).slice(0, 500))
    readEnquiryText(piece.repeat(100_000))
    readEnquiryHeader([piece.repeat(100_000), piece.repeat(60).slice(0, 60)])
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
  },
)
