import { expect, test, vi } from 'vitest'
import { oncePerVisit, visitPage } from './page-visit'

test('a person is looked up once for all the calls of a page, and anew for the next page', async () => {
  const find = vi.fn(async () => null)
  const page = () => visitPage(() => Promise.all([oncePerVisit('asha', find), oncePerVisit('asha', find)]))
  await page()
  expect(find).toHaveBeenCalledTimes(1)
  await page()
  expect(find).toHaveBeenCalledTimes(2)
})

test('calls that belong to no page share nothing', async () => {
  const find = vi.fn(async () => null)
  await Promise.all([oncePerVisit('asha', find), oncePerVisit('asha', find)])
  expect(find).toHaveBeenCalledTimes(2)
})

test('somebody else on the same page is somebody else', async () => {
  const find = vi.fn(async () => null)
  await visitPage(() => Promise.all([oncePerVisit('asha', find), oncePerVisit('ravi', find)]))
  expect(find).toHaveBeenCalledTimes(2)
})
