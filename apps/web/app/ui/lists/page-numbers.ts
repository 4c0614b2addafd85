import { texts } from './texts'

export interface PageOf {
  /** From 1. */
  page: number
  pageSize: number
  total: number
}

export const countPages = ({ pageSize, total }: Omit<PageOf, 'page'>) => Math.max(1, Math.ceil(total / pageSize))

/** The page numbers to show: the first, the last, and those around the current one. A gap never hides a single page. */
export function pageNumbers(page: number, count: number): (number | 'gap')[] {
  const from = page - 1 <= 3 ? 1 : page - 1
  const to = count - page - 1 <= 2 ? count : page + 1
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [...(from > 1 ? [1, 'gap' as const] : []), ...around, ...(to < count ? ['gap' as const, count] : [])]
}

/** Which rows of the whole are shown: 26–50 of 1,204. */
export function shownRange({ page, pageSize, total }: PageOf): string {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return first > last ? texts.pager.noRows(total) : texts.pager.rows(first, last, total)
}
