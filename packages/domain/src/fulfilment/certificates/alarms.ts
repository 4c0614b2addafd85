import { isDipped } from '../../catalogue/class-names'
import { readStandard } from '../standard'
import type { Certificate } from './certificate'
import { readFigure } from './figures'
import { isLicence } from './licence'
import { gradeKey } from './limits'
import { isSameSection } from './same-section'

/** What a figure within its limits can still be wrong by. */
export type CertificateAlarm =
  | { kind: 'yieldAboveTensile'; heatNo: string }
  | { kind: 'datesOutOfOrder'; first: 'test' | 'certificate'; second: 'certificate' | 'invoice' }
  | { kind: 'licenceMissing' }
  | { kind: 'licenceUnreadable'; licence: string }
  | { kind: 'bookedAbove'; bookedGrams: bigint; certificateGrams: bigint }
  | { kind: 'otherThanLine'; what: Differing; paper: string | null; line: string }

type Differing = 'standard' | 'grade' | 'size' | 'zincMissing' | 'zincUnasked' | 'heat'

/** What is odd about a paper by itself. */
export function paperAlarms(certificate: Certificate): CertificateAlarm[] {
  const { heats, testedOn, issuedOn, licence, standard } = certificate
  const alarms: CertificateAlarm[] = heats
    .filter(({ figures }) => isAbove(figures.yieldStrength, figures.tensileStrength))
    .map(({ heatNo }) => ({ kind: 'yieldAboveTensile', heatNo }))
  if (isLater(testedOn, issuedOn)) alarms.push({ kind: 'datesOutOfOrder', first: 'test', second: 'certificate' })
  // Only of these tubes is it known that none may be sold without the mark.
  if (licence === null && readStandard(standard) === 'IS 1239') alarms.push({ kind: 'licenceMissing' })
  if (licence !== null && !isLicence(licence)) alarms.push({ kind: 'licenceUnreadable', licence })
  return alarms
}

/** What is odd about what was sold with it: more than it is for, or before it was written. */
export function bookingAlarms(
  { grams, testedOn, issuedOn }: Pick<Certificate, 'grams' | 'testedOn' | 'issuedOn'>,
  bookings: readonly { grams: bigint; invoicedOn: string | null }[],
): CertificateAlarm[] {
  const bookedGrams = bookings.reduce((sum, booking) => sum + booking.grams, 0n)
  const alarms: CertificateAlarm[] = []
  if (bookedGrams > grams) alarms.push({ kind: 'bookedAbove', bookedGrams, certificateGrams: grams })
  // A paper without a day of its own is no older than its tests.
  const [first, day] = issuedOn === null ? (['test', testedOn] as const) : (['certificate', issuedOn] as const)
  if (bookings.some(({ invoicedOn }) => isLater(day, invoicedOn)))
    alarms.push({ kind: 'datesOutOfOrder', first, second: 'invoice' })
  return alarms
}

/** What a buyer ordered and got; null where the order leaves it open. */
export interface CertifiedLine {
  className: string
  standard: string | null
  grade: string | null
  size: string
  thickness: string
  /** On the tags of what was loaded. */
  heatNos: readonly string[]
}

/** Where a paper is for something else than the line. A grade that was ordered and isn't shown is an alarm as well. */
export function lineAlarms(certificate: Certificate, line: CertifiedLine): CertificateAlarm[] {
  const alarms: CertificateAlarm[] = []
  const differs = (what: Differing, paper: string | null, asked: string) =>
    alarms.push({ kind: 'otherThanLine', what, paper, line: asked })

  if (line.standard !== null && standardKey(certificate.standard) !== standardKey(line.standard))
    differs('standard', certificate.standard, line.standard)
  if (line.grade !== null && gradeKey(certificate.grade ?? '') !== gradeKey(line.grade))
    differs('grade', certificate.grade, line.grade)
  if (!isSameSection(certificate, line)) differs('size', sizeText(certificate), sizeText(line))
  const dipped = isDipped(line.className)
  if (dipped !== null && dipped !== certificate.isHotDip)
    differs(dipped ? 'zincMissing' : 'zincUnasked', null, line.className)
  const known = certificate.heats.map(({ heatNo }) => heatKey(heatNo))
  for (const heatNo of line.heatNos) if (!known.includes(heatKey(heatNo))) differs('heat', null, heatNo)
  return alarms
}

/** Heat numbers differ in blanks and small letters between tag and paper, and in nothing else. */
export const heatKey = (heatNo: string): string => heatNo.replace(/\s/g, '').toUpperCase()

const standardKey = (text: string) => readStandard(text) ?? text.trim().toUpperCase()
const sizeText = ({ size, thickness }: { size: string; thickness: string }) => `${size} x ${thickness}`

function isAbove(one: string | undefined, other: string | undefined): boolean {
  const [first, second] = [readFigure(one), readFigure(other)]
  if (first === null || second === null) return false
  return first.numerator * second.denominator > second.numerator * first.denominator
}

/** Days such as 2026-11-17; one that isn't shown is no later than any. */
const isLater = (day: string | null, than: string | null) => day !== null && than !== null && day > than
