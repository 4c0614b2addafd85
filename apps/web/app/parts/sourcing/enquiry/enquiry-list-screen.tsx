import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/messages/states'
import { Page } from '../../../ui/page'
import { ListScreen } from '../../platform/list/list-screen'
import type { ListSearch } from '../../platform/list/use-list-search'
import { CreateLinks } from './create-links'
import { EnquiryCards } from './enquiry-cards'
import { NoEnquiries } from './no-enquiries'
import { PAGE_SIZE } from './page-of-enquiries'
import { texts } from './texts'

interface EnquiryListScreenProps {
  title: string
  list: ListSearch
  shown: { rows: readonly Enquiry[]; total: number; isCapped?: boolean; page: number }
  isFiltered: boolean
  filters: ReactNode
  /** What the reader can do with an enquiry. */
  actions: (enquiry: Enquiry) => ReactNode
}

/** Everybody's enquiries, or the reader's own. */
export function EnquiryListScreen({ title, list, shown, isFiltered, filters, actions }: EnquiryListScreenProps) {
  const isEmpty = shown.total === 0 && !isFiltered
  return (
    <ListScreen
      title={title}
      list={list}
      {...shown}
      pageSize={PAGE_SIZE}
      action={!isEmpty && <CreateLinks />}
      empty={isEmpty && <NoEnquiries />}
      filters={filters}
      noMatch={<NoEnquiries showAll="?" />}
    >
      <EnquiryCards enquiries={shown.rows} page={shown.page} busy={list.busy} level={2} actions={actions} />
    </ListScreen>
  )
}

export function EnquiryListLoading({ title }: { title: string }) {
  return (
    <Page title={title}>
      <div role="status" aria-label={texts.loading} className="grid gap-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </Page>
  )
}
