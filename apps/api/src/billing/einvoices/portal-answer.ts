import { startOfIstDay } from '@lohahaat/domain/platform/ist'
import { readJson } from './signed-qr'

/** What the portal answers to a document that it has registered. */
export interface PortalAnswer {
  irn: string
  ackNo: string
  ackAt: Date
  signedQr: string | null
}

/**
 * The portal's JSON of one registered document. It comes bare, in a list of one, or inside of `Data` or `result`, with
 * numbers or texts. Null for anything else.
 */
export function readPortalAnswer(text: string): PortalAnswer | null {
  const fields = unwrap(readJson(text))
  const [irn, ackNo] = [textOf(fields, 'Irn').toLowerCase(), textOf(fields, 'AckNo')]
  const ackAt = readPortalTime(textOf(fields, 'AckDt'))
  if (!/^[0-9a-f]{64}$/.test(irn) || !/^\d{6,20}$/.test(ackNo) || !ackAt) return null
  return { irn, ackNo, ackAt, signedQr: textOf(fields, 'SignedQRCode') || null }
}

/** As deep as the portals are known to wrap it. */
const DEEPEST = 4

function unwrap(value: unknown, depth = 0): Readonly<Record<string, unknown>> {
  if (depth > DEEPEST) return {}
  if (Array.isArray(value)) return value.length === 1 ? unwrap(value[0], depth + 1) : {}
  if (typeof value === 'string') return unwrap(readJson(value), depth + 1)
  if (typeof value !== 'object' || value === null) return {}
  const fields = value as Readonly<Record<string, unknown>>
  const inner = fields['Irn'] === undefined ? (fields['Data'] ?? fields['data'] ?? fields['result']) : undefined
  return inner === undefined ? fields : unwrap(inner, depth + 1)
}

function textOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** A time in India as the portal writes it: 2026-11-18 12:01:00. */
function readPortalTime(text: string): Date | null {
  const [, day, hours, minutes, seconds = '0'] = /^(\d{4}-\d\d-\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?/.exec(text) ?? []
  if (day === undefined || Number.isNaN(Date.parse(day))) return null
  const ofDay = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return ofDay < 86_400 ? new Date(startOfIstDay(day).getTime() + ofDay * 1000) : null
}
