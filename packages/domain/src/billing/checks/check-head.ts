import { daysBetween, isDay } from '../days'
import type { DocumentProblem } from './document-problem'
import { isDocumentNumber } from '../invoice-number'
import type { TaxDocument } from '../invoice'

/** The number of a document and its day, which is neither to come nor older than the portal takes. */
export function checkHead(
  { number, issuedOn }: Pick<TaxDocument, 'number' | 'issuedOn'>,
  { today, oldestDays }: { today: string; oldestDays: number | null },
): DocumentProblem[] {
  const problems: DocumentProblem[] = isDocumentNumber(number) ? [] : [{ field: 'number', kind: 'badNumber' }]
  if (!isDay(issuedOn)) return [...problems, { field: 'issuedOn', kind: 'badDate' }]
  const age = daysBetween(issuedOn, today)
  if (age < 0) return [...problems, { field: 'issuedOn', kind: 'future' }]
  return oldestDays !== null && age > oldestDays ? [...problems, { field: 'issuedOn', kind: 'tooOld' }] : problems
}
