import type { FastifyReply } from 'fastify'
import { SESSION_SECONDS, type SessionValues } from '@lohahaat/contract/platform/session-values'
import { setCookie } from './cookies'
import { setDeviceCookie } from './device-cookie'
import { dropSessionHeaders, SESSION_COOKIE, writeSessionHeaders } from './session'
import { CAPTCHA_COOKIE, PASSKEY_COOKIE } from './visitor'

interface Page<T> {
  rows: T[]
  total?: number
  /** There are more than the total says. */
  isCapped?: boolean
}

/** What a call may send besides its body. */
export interface Answer {
  startSession(cookie: string, values: SessionValues): void
  /** For session values that this call changed. */
  refreshSession(values: SessionValues): void
  endSession(): void
  /** Makes this browser a known one for the account that just signed in. */
  rememberDevice(cookie: string): void
  bindCaptcha(cookie: string, seconds: number): void
  bindPasskey(cookie: string, seconds: number): void
  /** The rows of one page, with the length of the whole list in the header where it was counted. */
  page<T>(found: Page<T>): T[]
}

export const answerOver = (reply: FastifyReply): Answer => ({
  startSession(cookie, values) {
    setCookie(reply, SESSION_COOKIE, cookie, SESSION_SECONDS)
    writeSessionHeaders(reply, values)
  },
  refreshSession: (values) => writeSessionHeaders(reply, values),
  endSession: () => dropSessionHeaders(reply),
  rememberDevice: (cookie) => setDeviceCookie(reply, cookie),
  bindCaptcha: (cookie, seconds) => setCookie(reply, CAPTCHA_COOKIE, cookie, seconds),
  bindPasskey: (cookie, seconds) => setCookie(reply, PASSKEY_COOKIE, cookie, seconds),
  page({ rows, total, isCapped = false }) {
    if (total !== undefined) reply.header('total-count', total)
    if (isCapped) reply.header('total-count-capped', 'true')
    return rows
  },
})
