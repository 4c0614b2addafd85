import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { queryId, success } from '../../platform/fields'
import { MAX_FILE_BYTES } from '../list-reader/upload-enquiry'
import { quoteFile } from './quotes'

export const MOST_QUOTE_FILES = 3

const oneFile = z.object({ quoteFileId: queryId('QuoteFileId') })

export const addQuoteFile = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/QuoteFiles',
  permission: 'add files to a quote',
  summary: "Adds a file, such as a test certificate, to the caller's own quote for an open enquiry: at most three.",
  input: z.object({ enquiryId: queryId('buyerInstructionId') }),
  response: quoteFile,
  upload: { maxBytes: MAX_FILE_BYTES },
})

export const fetchQuoteFile = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/QuoteFiles',
  permission: 'see the file of a quote',
  summary: 'A file of a quote, to save: for its party, the buyer of the enquiry and administrators.',
  input: oneFile,
  response: answeredFile,
  answers: 'file',
})

export const deleteQuoteFile = defineCall({
  method: 'DELETE',
  path: '/Enquiry/LH/QuoteFiles',
  permission: 'add files to a quote',
  summary: "Takes a file off the caller's own quote for an open enquiry.",
  input: oneFile,
  response: success,
})
