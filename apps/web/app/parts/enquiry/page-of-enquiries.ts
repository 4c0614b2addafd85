import type { Enquiry } from '@lohahaat/contract/enquiry/enquiry'
import { countPages } from '../../ui/page-numbers'

export const PAGE_SIZE = 10

interface Answer {
  rows: readonly Enquiry[]
  total: number
}

/** The page that a URL asks for, or the last one where there are fewer by now. */
export async function loadPageOfEnquiries(page: number, ask: (page: number) => Promise<Answer>) {
  const answer = await ask(page)
  const last = countPages({ pageSize: PAGE_SIZE, total: answer.total })
  return page > last ? { ...(await ask(last)), page: last } : { ...answer, page }
}
