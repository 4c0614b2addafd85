import { countPages } from '../../../ui/lists/page-numbers'

interface Answer<Row> {
  rows: readonly Row[]
  total: number
}

/** The requested page of a list, or the last one if there are fewer pages. */
export async function loadPage<Row>(page: number, pageSize: number, ask: (page: number) => Promise<Answer<Row>>) {
  const answer = await ask(page)
  const last = countPages({ pageSize, total: answer.total })
  return page > last ? { ...(await ask(last)), page: last } : { ...answer, page }
}
