import type { FastifyReply } from 'fastify'
import type { SessionValues } from '@lohahaat/contract/session-values'
import { dropSessionHeaders, setSessionCookie, writeSessionHeaders } from './session'
import { CAPTCHA_COOKIE } from './visitor'

/** What a call may say besides its body. */
export interface Answer {
  startSession(cookie: string, values: SessionValues): void
  /** For values that this very call changed. */
  refreshSession(values: SessionValues): void
  endSession(): void
  bindCaptcha(cookie: string, seconds: number): void
  /** How long the list is of which this answer is one page. */
  countAll(total: number): void
}

export const answerOver = (reply: FastifyReply): Answer => ({
  startSession(cookie, values) {
    setSessionCookie(reply, cookie)
    writeSessionHeaders(reply, values)
  },
  refreshSession: (values) => writeSessionHeaders(reply, values),
  endSession: () => dropSessionHeaders(reply),
  bindCaptcha(cookie, seconds) {
    const secure = reply.request.protocol === 'https'
    reply.setCookie(CAPTCHA_COOKIE, cookie, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: seconds })
  },
  countAll: (total) => void reply.header('total-count', total),
})
