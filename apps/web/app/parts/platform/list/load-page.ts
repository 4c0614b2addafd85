import { countPages } from '../../../ui/lists/page-numbers'

interface Answer<Row> {
  rows: readonly Row[]
  total: number
}

/** The page of a list that a URL asks for, or the last one where there are fewer by now. */
export async function loadPage<Row>(page: number, pageSize: number, ask: (page: number) => Promise<Answer<Row>>) {
  const answer = await ask(page)
  const last = countPages({ pageSize, total: answer.total })
  return page > last ? { ...(await ask(last)), page: last } : { ...answer, page }
}
