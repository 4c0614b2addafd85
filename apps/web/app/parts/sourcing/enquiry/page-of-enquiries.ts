import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { loadPage } from '../../platform/list/load-page'

export const PAGE_SIZE = 10

interface Answer {
  rows: readonly Enquiry[]
  total: number
}

export const loadPageOfEnquiries = (page: number, ask: (page: number) => Promise<Answer>) =>
  loadPage(page, PAGE_SIZE, ask)
