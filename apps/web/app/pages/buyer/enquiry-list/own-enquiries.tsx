import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { CloseButton } from '../../../parts/sourcing/enquiry/close-button'
import { CreateLinks } from '../../../parts/sourcing/enquiry/create-links'
import { EnquiryCards } from '../../../parts/sourcing/enquiry/enquiry-cards'
import { NoEnquiries } from '../../../parts/sourcing/enquiry/no-enquiries'
import { PAGE_SIZE } from '../../../parts/sourcing/enquiry/page-of-enquiries'
import { EditLink } from '../../../parts/sourcing/enquiry/step-link'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { Badge } from '../../../ui/badge'
import { Page } from '../../../ui/page'
import { Pager } from '../../../ui/lists/pager'
import { SearchBox } from '../../../ui/fields/search-box'
import { texts } from './texts'

interface OwnEnquiriesProps {
  rows: readonly Enquiry[]
  total: number
  page: number
}

export function OwnEnquiries({ rows, total, page }: OwnEnquiriesProps) {
  const list = useListSearch('')
  const isEmpty = total === 0 && list.search === ''
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
          <SearchBox
            label={texts.search}
            placeholder={texts.searchExample}
            value={list.search}
            onSearch={list.setSearch}
            busy={list.busy}
            className="mb-5 sm:max-w-md"
          />
          {rows.length === 0 ? (
            <NoEnquiries showAll="?" />
          ) : (
            <EnquiryCards enquiries={rows} page={page} busy={list.busy} level={2} actions={ownActions} />
          )}
          <Pager page={page} pageSize={PAGE_SIZE} total={total} hrefFor={(to) => list.hrefFor({ page: to })} />
        </>
      )}
    </Page>
  )
}

const ownActions = (enquiry: Enquiry) =>
  enquiry.status === 'InProgress' && (
    <>
      <EditLink enquiry={enquiry} />
      <CloseButton enquiry={enquiry} />
    </>
  )
