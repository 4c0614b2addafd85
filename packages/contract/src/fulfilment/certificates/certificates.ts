import { z } from 'zod'
import { standards } from '@lohahaat/domain/fulfilment/standard'
import { orderId } from '../../ordering/orders/group-order-id'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { queryId, recordId, success } from '../../platform/fields'
import { listQuery, queryText } from '../../platform/list-query'
import { certificate, certificateRow, paper, shownHeat } from './certificate'
import { savedPaper } from './saved-paper'
import { texts } from './texts'

/** A scanned page has up to five. */
const MAX_CERTIFICATE_BYTES = 20 * 1024 * 1024

const { page, pageSize } = listQuery([])
const oneCertificate = z.object({ certificateId: queryId('CertificateId') })
const yes = z.enum(['true', 'false'])

export const fetchCertificates = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/Certificates',
  permission: 'keep certificates',
  summary: 'A page of the test certificates that the caller’s company keeps, or of all for an administrator.',
  input: z.object({
    page,
    pageSize,
    maker: queryText('Maker').optional(),
    standard: z.enum(standards, { error: () => texts.standardUnknown }).optional(),
    heatNo: queryText('HeatNo')
      .max(30, { error: () => texts.heatUnknown })
      .optional(),
    /** Only those with an alarm or a figure beyond its limit. */
    alarmed: yes.optional(),
  }),
  response: z.array(certificateRow),
  paged: true,
})

export const fetchCertificate = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/Certificate',
  permission: 'see a consignment',
  summary:
    'A certificate with every figure held against its limit: for who keeps it, administrators, and buyers of what came with it.',
  input: oneCertificate,
  response: certificate,
})

export const addCertificate = defineCall({
  method: 'POST',
  path: '/Fulfilment/LH/Certificates',
  permission: 'keep certificates',
  summary: 'Uploads a certificate as PDF, JPG or PNG. It is a draft until somebody has confirmed what it says.',
  response: certificate,
  upload: { maxBytes: MAX_CERTIFICATE_BYTES },
})

export const readCertificate = defineCall({
  method: 'POST',
  path: '/Fulfilment/LH/ReadCertificate',
  permission: 'keep certificates',
  summary: 'What the text of a PDF says, for a person to confirm. What isn’t found is null; nothing is kept.',
  input: z.object({ certificateId: recordId('certificateId') }),
  response: z.object({
    paper: paper.extend({ isHotDip: z.boolean().nullable() }),
    heats: z.array(shownHeat),
    /** The text itself, line by line, to be shown beside the form. */
    textLines: z.array(z.string()),
  }),
})

export const saveCertificate = defineCall({
  method: 'PUT',
  path: '/Fulfilment/LH/Certificate',
  permission: 'keep certificates',
  summary:
    'Saves what a certificate says, and with `confirm` confirms it. A confirmed one is corrected by administrators.',
  input: savedPaper,
  response: certificate,
})

export const deleteCertificate = defineCall({
  method: 'DELETE',
  path: '/Fulfilment/LH/Certificate',
  permission: 'keep certificates',
  summary: 'Deletes a draft.',
  input: oneCertificate,
  response: success,
})

export const fetchCertificateFile = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/CertificateFile',
  permission: 'see a consignment',
  summary: 'The paper itself, to save: for who keeps it, administrators, and buyers of what came with it.',
  input: oneCertificate,
  response: answeredFile,
  answers: 'file',
})

export const fetchOrderCertificates = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/OrderCertificates',
  permission: 'see an order',
  summary: 'The certificates that came with the trucks of an order, each with what it is for.',
  input: z.object({ orderId }),
  response: z.array(certificate),
})

export const fetchAlarmCount = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/CertificateAlarms',
  permission: 'manage certificates',
  summary: 'How many confirmed certificates have an alarm or a figure beyond its limit.',
  response: z.number(),
})
