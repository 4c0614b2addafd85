import { canonicalUrl, pageMeta } from '../../../site'
import { Page } from '../../../ui/page'
import type { Route } from './+types/list-page'
import { ListScreen } from './list-screen'
import { PasteBox } from './paste-box'
import { texts } from './texts'
import { useList } from './use-list'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(texts.title, texts.description, canonicalUrl(matches, '/list'))

export default function ListPage() {
  const state = useList()
  const { list } = state
  return (
    <Page title={texts.title} intro={list ? texts.summary(list.lines.length) : texts.intro}>
      {list ? <ListScreen state={state} list={list} /> : <PasteBox state={state} />}
    </Page>
  )
}
