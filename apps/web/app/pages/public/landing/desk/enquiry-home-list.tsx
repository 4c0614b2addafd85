import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { EnquiryCards } from '../../../../parts/sourcing/enquiry/enquiry-cards'
import { NoEnquiries } from '../../../../parts/sourcing/enquiry/no-enquiries'
import { PAGE_SIZE } from '../../../../parts/sourcing/enquiry/page-of-enquiries'
import { StepLink } from '../../../../parts/sourcing/enquiry/step-link'
import { ListBody } from '../../../../parts/platform/list/list-screen'
import { ListSearchBox } from '../../../../parts/platform/list/list-search-box'
import { useListSearch } from '../../../../parts/platform/list/use-list-search'
import { texts } from './texts'

interface EnquiryHomeListProps {
  rows: readonly Enquiry[]
  total: number
  page: number
}

export function EnquiryHomeList(shown: EnquiryHomeListProps) {
  const list = useListSearch('')
  if (shown.total === 0 && list.search === '') return <NoEnquiries isMain={false} />
  return (
    <ListBody
      list={list}
      {...shown}
      pageSize={PAGE_SIZE}
      anchor="enquiries"
      filters={
        <ListSearchBox
          list={list}
          label={texts.searchEnquiries}
          placeholder={texts.searchHint}
          className="mb-5 sm:max-w-md"
        />
      }
      noMatch={<NoEnquiries showAll="?" />}
    >
      <EnquiryCards
        enquiries={shown.rows}
        page={shown.page}
        busy={list.busy}
        level={3}
        actions={(enquiry) => <StepLink enquiry={enquiry} />}
      />
    </ListBody>
  )
}
