import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { Pager } from '../../../ui/lists/pager'
import { EmptyState } from '../../../ui/messages/states'
import { Page } from '../../../ui/page'
import { texts } from './texts'
import type { ListSearch } from './use-list-search'

interface ListBodyProps {
  list: ListSearch
  rows: readonly unknown[]
  total: number
  pageSize: number
  /** Where the loader may have answered with another page than the URL asks for. */
  page?: number
  filters: ReactNode
  /** Replaces the rows when the filters match none. */
  noMatch?: ReactNode
  /** The id on the page that another page of the list scrolls to. */
  anchor?: string
  /** The rows. */
  children: ReactNode
}

/** Filters, rows and pages of a list. */
export function ListBody(props: ListBodyProps) {
  const { list, rows, total, pageSize, page = list.page, filters, noMatch = <NoMatch />, anchor, children } = props
  const hash = anchor ? `#${anchor}` : ''
  return (
    <>
      {filters}
      {rows.length === 0 ? noMatch : children}
      <Pager page={page} pageSize={pageSize} total={total} hrefFor={(to) => list.hrefFor({ page: to }) + hash} />
    </>
  )
}

/** Links to the list without filters. */
export function NoMatch({ showAll = '?' }: { showAll?: string }) {
  return (
    <EmptyState title={texts.nothingFound}>
      <Link to={showAll} className="link">
        {texts.showAll}
      </Link>
    </EmptyState>
  )
}

interface ListScreenProps extends ListBodyProps {
  /** Below the rows, such as a setting of the list. */
  foot?: ReactNode
  title: string
  /** There are more than the total. */
  isCapped?: boolean
  /** Beside the title, where it is more than the formatted total. */
  count?: string
  intro?: ReactNode
  action?: ReactNode
  tabs?: ReactNode
  /** Replaces filters and rows when there is nothing to filter yet. */
  empty?: ReactNode
}

export function ListScreen({ title, isCapped, count, intro, action, tabs, empty, foot, ...body }: ListScreenProps) {
  return (
    <Page
      title={title}
      badge={<Badge tone="steel">{count ?? (isCapped ? texts.atLeast(body.total) : formatCount(body.total))}</Badge>}
      intro={intro}
      action={action}
    >
      {tabs}
      {empty || <ListBody {...body} />}
      {foot}
    </Page>
  )
}
