import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { EnquiryCards } from '../../../parts/sourcing/enquiry/enquiry-cards'
import { NoEnquiries } from '../../../parts/sourcing/enquiry/no-enquiries'
import { PAGE_SIZE } from '../../../parts/sourcing/enquiry/page-of-enquiries'
import { StepLink } from '../../../parts/sourcing/enquiry/step-link'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { Pager } from '../../../ui/lists/pager'
import { SearchBox } from '../../../ui/fields/search-box'
import { texts } from './texts'

interface EnquiryHomeListProps {
  rows: readonly Enquiry[]
  total: number
  page: number
}

export function EnquiryHomeList({ rows, total, page }: EnquiryHomeListProps) {
  const list = useListSearch('')
  if (total === 0 && list.search === '') return <NoEnquiries />
  return (
    <>
      <SearchBox
        label={texts.searchEnquiries}
        placeholder={texts.searchHint}
        value={list.search}
        onSearch={list.setSearch}
        busy={list.busy}
        className="mb-5 sm:max-w-md"
      />
      {rows.length === 0 ? (
        <NoEnquiries showAll="?" />
      ) : (
        <EnquiryCards enquiries={rows} page={page} busy={list.busy} level={3} actions={homeActions} />
      )}
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={total}
        // The list is not the top of this page.
        hrefFor={(to) => `${list.hrefFor({ page: to })}#enquiries`}
      />
    </>
  )
}

const homeActions = (enquiry: Enquiry) => <StepLink enquiry={enquiry} />
