import { istDay } from '@lohahaat/domain/platform/ist'
import { texts } from './texts'

/** As far back as statements are offered for choice. */
const SHOWN = 24

/** The months in India up to this one, newest first, such as 2026-04. */
export function recentMonths(now: Date): string[] {
  const [year = 0, month = 0] = istDay(now).split('-').map(Number)
  return Array.from({ length: SHOWN }, (_, back) => {
    const months = year * 12 + month - 1 - back
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

/** 2026-04 as people read it. */
export const formatMonth = (month: string) =>
  texts.monthName(texts.months[Number(month.slice(5)) - 1] ?? '', month.slice(0, 4))

/** The month of a URL, or this one: it may have been typed or truncated. */
export function readMonth(params: URLSearchParams, now: Date): string {
  const month = params.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : (recentMonths(now)[0] ?? month)
}
