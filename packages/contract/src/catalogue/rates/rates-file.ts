import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { texts } from '../texts'
import { rateFilters } from './rates'

const rateFileFormat = z.enum(['pdf', 'xlsx'], { error: () => texts.wrongRateFormat })
export type RateFileFormat = z.output<typeof rateFileFormat>

export const fetchRatesFile = defineCall({
  method: 'GET',
  path: '/ProductDetail/LH/RatesFile',
  permission: 'browse the catalogue',
  summary: 'The rate card of a class as PDF on A4, or as a sheet.',
  input: z.object({ ...rateFilters, format: rateFileFormat }),
  response: answeredFile,
  answers: 'file',
})
