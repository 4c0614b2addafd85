import { z } from 'zod'
import { outcomes } from '@lohahaat/domain/fulfilment/certificates/check-heat'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { queryId, recordId, success, text } from '../../platform/fields'
import { texts } from './texts'

const offered = z.object({
  certificateId: z.number(),
  certificateNo: z.string().nullable(),
  maker: z.string(),
  heatNos: z.array(z.string()),
  /** Not tied to any load yet; below zero where more is tied than the certificate is for. */
  kgLeft: z.number(),
  /** For the standard, grade, size and tags of the line. */
  fits: z.boolean(),
})

const tie = z.object({
  tieId: z.number(),
  certificateId: z.number(),
  certificateNo: z.string().nullable(),
  maker: z.string(),
  heatNo: z.string(),
  kg: z.number(),
  outcome: z.enum(outcomes).nullable(),
  alarmCount: z.number(),
})

const certifiedLine = z.object({
  consignmentLineId: z.number(),
  item: z.string(),
  size: z.string(),
  thickness: z.string(),
  standard: z.string().nullable(),
  grade: z.string().nullable(),
  kg: z.number(),
  /** The buyer has ordered it with a certificate. */
  mtc: z.boolean(),
  heatNos: z.array(z.string()),
  ties: z.array(tie),
  offered: z.array(offered),
})

export type CertifiedLineAnswer = z.output<typeof certifiedLine>

export const fetchConsignmentCertificates = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/ConsignmentCertificates',
  permission: 'see a consignment',
  summary: 'The lines of a truck with their certificates, and for who loads it those that could be tied.',
  input: z.object({ consignmentId: queryId('ConsignmentId') }),
  response: z.object({ lines: z.array(certifiedLine), mayTie: z.boolean() }),
})

export const tieCertificate = defineCall({
  method: 'POST',
  path: '/Fulfilment/LH/CertificateTies',
  permission: 'load a consignment',
  summary: 'Ties a heat of a confirmed certificate to a load. The same heat again sets its weight.',
  input: z.object({
    certificateId: recordId('certificateId'),
    consignmentLineId: recordId('consignmentLineId'),
    heatNo: text(
      () => texts.heatNo,
      30,
      () => texts.heatNoMissing,
    ),
    kg: decimal(() => texts.quantity, { above: 0, max: 1_000_000, places: 3 }),
  }),
  response: z.object({ tieId: z.number() }),
})

export const untieCertificate = defineCall({
  method: 'DELETE',
  path: '/Fulfilment/LH/CertificateTies',
  permission: 'load a consignment',
  summary: 'Takes a certificate off a load.',
  input: z.object({ tieId: queryId('TieId') }),
  response: success,
})
