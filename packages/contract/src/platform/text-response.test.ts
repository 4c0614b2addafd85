import { expect, test } from 'vitest'
import { textResponse } from './text-response'

const answer = () => textResponse('["₹ 61,500"]', { status: 201, headers: { 'content-type': 'application/json' } })

test('a response that has its text at hand reads like any other', async () => {
  expect(await answer().text()).toBe('["₹ 61,500"]')
  expect(await answer().json()).toEqual(['₹ 61,500'])
  expect(await new Response(answer().body).text()).toBe('["₹ 61,500"]')
  expect(answer()).toMatchObject({ status: 201, ok: true })
  expect(answer().headers.get('content-type')).toBe('application/json')
})
