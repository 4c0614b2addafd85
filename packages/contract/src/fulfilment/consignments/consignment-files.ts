import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { queryId, success } from '../../platform/fields'
import { MAX_FILE_BYTES } from '../../sourcing/list-reader/upload-enquiry'
import { texts } from '../texts'
import { consignmentFile, consignmentFileKinds } from './consignment'

export const MOST_CONSIGNMENT_FILES = 30

const oneFile = z.object({ consignmentFileId: queryId('ConsignmentFileId') })

export const addConsignmentFile = defineCall({
  method: 'POST',
  path: '/Fulfilment/LH/ConsignmentFiles',
  permission: 'see a consignment',
  summary: "Adds a photo, the LR, the supplier's invoice or another paper to a truck.",
  input: z.object({
    consignmentId: queryId('consignmentId'),
    kind: z.enum(consignmentFileKinds, { error: () => texts.fileKind }),
  }),
  response: consignmentFile,
  upload: { maxBytes: MAX_FILE_BYTES },
})

export const fetchConsignmentFile = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/ConsignmentFiles',
  permission: 'see a consignment',
  summary: "A file of a truck, to save; the supplier's invoice only for him and administrators.",
  input: oneFile,
  response: answeredFile,
  answers: 'file',
})

export const deleteConsignmentFile = defineCall({
  method: 'DELETE',
  path: '/Fulfilment/LH/ConsignmentFiles',
  permission: 'see a consignment',
  summary: 'Takes a file that the caller added off a truck that is not closed.',
  input: oneFile,
  response: success,
})
