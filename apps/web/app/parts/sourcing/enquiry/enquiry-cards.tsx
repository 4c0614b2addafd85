import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import type { ReactNode } from 'react'
import { EnquiryCard } from './enquiry-card'
import { PAGE_SIZE } from './page-of-enquiries'

interface EnquiryCardsProps {
  enquiries: readonly Enquiry[]
  /** The page of the list, from 1: enquiries are numbered across pages. */
  page: number
  /** While other enquiries are being loaded. */
  busy: boolean
  level: 2 | 3
  /** The available actions. */
  actions: (enquiry: Enquiry) => ReactNode
}

export function EnquiryCards({ enquiries, page, busy, level, actions }: EnquiryCardsProps) {
  return (
    <ul aria-busy={busy || undefined} className="grid gap-4 transition-opacity aria-busy:opacity-60">
      {enquiries.map((enquiry, index) => (
        <li key={enquiry.enquiryId} className="min-w-0">
          <EnquiryCard enquiry={enquiry} number={(page - 1) * PAGE_SIZE + index + 1} level={level}>
            {actions(enquiry)}
          </EnquiryCard>
        </li>
      ))}
    </ul>
  )
}
