import { isPlainDecimal, toUnits } from '../../../platform/decimal'
import { readSection } from '../../../catalogue/section'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day as papers in India write it: 14/10/2026, 14.10.2026, 14-Oct-2026, 2026-10-14. Not with a year of two digits. */
export function readDay(text: string): string | null {
  const written = text.trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const [, day, month = '', year] = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4})$/i.exec(written) ?? []
  if (day === undefined) return null
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  return dayOf(Number(year), /^\d/.test(month) ? Number(month) : named, Number(day))
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 2000 && year < 2100
  return isReal ? date.toISOString().slice(0, 10) : null
}

const weight = /^([\d,]+(?:\.\d+)?)\s*(mts?|m\.t\.|tons?|tonnes?|kgs?)\b\.?/i

/** Grams of '12.400 MT' or '12,400 kg'. Without its unit nobody knows which it is. */
export function readWeight(text: string): bigint | null {
  const [, figure = '', unit = ''] = weight.exec(text.trim()) ?? []
  const digits = figure.replace(/,/g, '')
  if (!isPlainDecimal(digits)) return null
  const places = digits.split('.')[1]?.length ?? 0
  const isKg = /^k/i.test(unit)
  if (places > (isKg ? 3 : 6)) return null
  const grams = toUnits(digits, isKg ? 3 : 6)
  return grams > 0n ? grams : null
}

export const readThickness = (text: string): string | null =>
  /^(\d+(?:\.\d+)?)\s*(?:mm)?\.?$/i.exec(text.trim())?.[1] ?? null

/** '50 NB x 3.6 mm' and '100x50x4' have their thickness after them; of others only the size is known. */
export function readSize(text: string): { size: string; thickness: string | null } | null {
  const written = text.trim().replace(/\s*[x×*]\s*/gi, 'x')
  const [, size = '', thickness = ''] = /^(.+)x(\d+(?:\.\d+)?)\s*(?:mm|thk)?$/i.exec(written) ?? []
  const spaced = size
    .replace(/(\d)\s*(NB|OD)$/i, '$1 $2')
    .toUpperCase()
    .replace(/X/g, 'x')
  if (size !== '' && readSection(spaced, thickness)) return { size: spaced, thickness }
  const alone = written
    .replace(/\s*mm$/i, '')
    .replace(/(\d)\s*(NB|OD)$/i, '$1 $2')
    .toUpperCase()
    .replace(/X/g, 'x')
  // Any wall will do: what is asked is only whether this names a size.
  return readSection(alone, '0.1') ? { size: alone, thickness: null } : null
}
