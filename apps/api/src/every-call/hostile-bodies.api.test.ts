import { describe, expect, test } from 'vitest'
import { sendsBody } from '@lohahaat/contract/platform/define-call'
import { useTestServer } from '../testing/test-server'
import { routes } from '../routes'

const server = useTestServer()

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

const withBody = routes
  .filter(({ call }) => sendsBody(call))
  .map(({ call }) => ({ say: `${call.method} ${call.path}`, call }))

describe.each(withBody)('$say', ({ call }) => {
  test.each([
    { say: 'broken JSON', payload: '{"a":', type: 'application/json' },
    { say: 'deep JSON', payload: nested(200_000), type: 'application/json' },
    { say: 'a polluted prototype', payload: '{"__proto__":{"role":"Admin"}}', type: 'application/json' },
    { say: 'text', payload: 'hello', type: 'text/plain' },
    { say: 'a form', payload: 'a=b', type: 'application/x-www-form-urlencoded' },
    { say: 'no type', payload: '\u0000\u0001', type: 'application/octet-stream' },
    { say: 'two mebibytes', payload: JSON.stringify('x'.repeat(2 * 1024 * 1024)), type: 'application/json' },
  ])('$say is refused with a text', async ({ payload, type }) => {
    const headers = { 'content-type': type }
    const response = await server.app.inject({ method: call.method, url: call.path, payload, headers })
    expect([400, 401, 413, 415]).toContain(response.statusCode)
    expect(response.json<{ error: string }>().error).not.toBe('')
  })
})
