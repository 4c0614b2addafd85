import { type SessionValues, sessionValueNames } from '@lohahaat/contract/platform/session-values'
import { createApi } from './api'
import type { AskedProof } from './api-error'

interface Answer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
  /** For a response that is not JSON. */
  raw?: BodyInit
}

interface Sent {
  path: string
  method: string | undefined
  headers: Headers
  body: unknown
}

/** An API for tests: returns given responses, and records requests, session changes and redirects. */
export function fakeApi(
  stored: SessionValues,
  answer: (path: string) => Answer | Promise<Answer>,
  confirmSignIn: (by: AskedProof) => Promise<boolean> = () => Promise.resolve(false),
) {
  let values = { ...stored }
  const sent: Sent[] = []
  const left: string[] = []

  const api = createApi({
    async transport(path, { method, headers, body }) {
      sent.push({ path, method, headers: new Headers(headers), body: readBody(body) })
      const { status = 200, body: answered = {}, headers: answerHeaders = {}, raw } = await answer(path)
      const init = { status, headers: answerHeaders }
      return raw === undefined ? Response.json(answered, init) : new Response(raw, init)
    },
    session: {
      read: () => values,
      write(news) {
        values = { ...values, ...news }
      },
      clear(names = sessionValueNames) {
        values = Object.fromEntries(Object.entries(values).filter(([name]) => !names.some((gone) => gone === name)))
      },
    },
    redirect: (path) => new Response(null, { status: 302, headers: { Location: path } }),
    async leave(to) {
      left.push(to)
    },
    confirmSignIn,
  })
  return { api, sent, left, values: () => values }
}

function readBody(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' && JSON.parse(body)
}

export const signedIn: SessionValues = {
  UserKey: 'secret',
  UserLoginDetailId: '7',
  EmailAddressId: 'asha@example.com',
  LegalName: 'श्री गणेश Tubes',
  Role: 'User',
  UserId: '4',
  PinCode: '411001',
  Cart: '2',
  SellingRole: 'None',
  CompanyRole: 'Owner',
  Language: 'None',
}
