import type { FastifyRequest } from 'fastify'
import { beforeEach, expect, test, vi } from 'vitest'
import { endVisit, memoizePerRequest, startVisit, VISIT_HEADER } from './page-visit'

const page = { protocol: 'https' } as const
const find = vi.fn(async () => null)
beforeEach(() => void find.mockClear())

function visitPage() {
  const visit = startVisit(page)
  return { ask: asking(visit), leave: () => endVisit(visit) }
}

const asking =
  (visit?: string, person = 'asha') =>
  () =>
    memoizePerRequest({ headers: { [VISIT_HEADER]: visit } } as unknown as FastifyRequest, person, find)

test('a person is looked up once for all the calls of a page, and anew for the next page', async () => {
  for (const { ask } of [visitPage(), visitPage()]) await Promise.all([ask(), ask()])
  expect(find).toHaveBeenCalledTimes(2)
})

test('a page that has been answered is forgotten', async () => {
  const { ask, leave } = visitPage()
  await ask()
  leave()
  await Promise.all([ask(), ask()])
  expect(find).toHaveBeenCalledTimes(3)
})

test('calls that belong to no page, or to one that there is not, share nothing', async () => {
  for (const ask of [asking(), asking('made up')]) await Promise.all([ask(), ask()])
  expect(find).toHaveBeenCalledTimes(4)
})

test('somebody else on the same page is somebody else', async () => {
  const visit = startVisit(page)
  await Promise.all([asking(visit, 'asha')(), asking(visit, 'ravi')()])
  expect(find).toHaveBeenCalledTimes(2)
})
