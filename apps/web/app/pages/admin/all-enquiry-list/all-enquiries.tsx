import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { CloseButton } from '../../../parts/sourcing/enquiry/close-button'
import { CreateLinks } from '../../../parts/sourcing/enquiry/create-links'
import { EnquiryCards } from '../../../parts/sourcing/enquiry/enquiry-cards'
import { NoEnquiries } from '../../../parts/sourcing/enquiry/no-enquiries'
import { PAGE_SIZE } from '../../../parts/sourcing/enquiry/page-of-enquiries'
import { StepLink } from '../../../parts/sourcing/enquiry/step-link'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { Badge } from '../../../ui/badge'
import { Page } from '../../../ui/page'
import { Pager } from '../../../ui/lists/pager'
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
