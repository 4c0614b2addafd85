import type { Enquiry } from '@lohahaat/contract/enquiry/enquiry'
import { CloseButton } from '../../parts/enquiry/close-button'
import { CreateLinks } from '../../parts/enquiry/create-links'
import { EnquiryCards } from '../../parts/enquiry/enquiry-cards'
import { NoEnquiries } from '../../parts/enquiry/no-enquiries'
import { PAGE_SIZE } from '../../parts/enquiry/page-of-enquiries'
import { StepLink } from '../../parts/enquiry/step-link'
import { useListSearch } from '../../parts/list/use-list-search'
import { Badge } from '../../ui/badge'
import { formatCount } from '../../ui/format-count'
import { Page } from '../../ui/page'
import { Pager } from '../../ui/pager'
import { type Department, EnquiryFilters } from './enquiry-filters'
import { texts } from './texts'

interface AllEnquiriesProps {
  rows: readonly Enquiry[]
  total: number
  page: number
  departments: readonly Department[]
  isNarrowed: boolean
}

export function AllEnquiries({ rows, total, page, departments, isNarrowed }: AllEnquiriesProps) {
  const list = useListSearch('')
  const isEmpty = total === 0 && !isNarrowed
  return (
    <Page
      title={texts.title}
      badge={<Badge tone="steel">{formatCount(total)}</Badge>}
      action={!isEmpty && <CreateLinks />}
    >
      {isEmpty ? (
        <NoEnquiries />
      ) : (
        <>
          <EnquiryFilters list={list} departments={departments} />
          {rows.length === 0 ? (
            <NoEnquiries showAll="?" />
          ) : (
            <EnquiryCards enquiries={rows} page={page} busy={list.busy} level={2} actions={deskActions} />
          )}
          <Pager page={page} pageSize={PAGE_SIZE} total={total} hrefFor={(to) => list.hrefFor({ page: to })} />
        </>
      )}
    </Page>
  )
}

const deskActions = (enquiry: Enquiry) => (
  <>
    <StepLink enquiry={enquiry} />
    <CloseButton enquiry={enquiry} />
  </>
)
