import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal'
import { readCookie } from './cookies'
import { readDeviceCookie } from './device-cookie'
import { texts } from './texts'

/** Where a request comes from: for limits, and for users to recognise their devices. */
export interface Visitor {
  address: string
  device: string
  captchaAnswer: string | undefined
  captchaCookie: string | undefined
  passkeyCookie: string | undefined
  /** By which accounts recognise a browser that has signed in before. */
  deviceCookie: string | undefined
  /** The same for every repeat of one request, for calls that take it. */
  idempotencyKey: string | undefined
}

export const CAPTCHA_COOKIE = 'LHCaptcha'
export const PASSKEY_COOKIE = 'LHPasskey'

export function visitorOf(request: FastifyRequest): Visitor {
  const { captcha, 'idempotency-key': idempotencyKey } = request.headers
  return {
    address: request.ip,
    device: describeDevice(request.headers['user-agent'] ?? ''),
    captchaAnswer: typeof captcha === 'string' ? captcha : undefined,
    captchaCookie: readCookie(request, CAPTCHA_COOKIE),
    passkeyCookie: readCookie(request, PASSKEY_COOKIE),
    deviceCookie: readDeviceCookie(request),
    idempotencyKey: readKey(idempotencyKey),
  }
}

const MAX_KEY_LENGTH = 100

function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined
  if (typeof header !== 'string' || header.length > MAX_KEY_LENGTH) throw new Refusal('badHeader')
  return header
}

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

/**
 * "Chrome on Android", in the language of who signs in. The order of the lists matters, since every browser also claims to
 * be others.
 */
export function describeDevice(userAgent: string): string {
  const browser = BROWSERS.find(([mark]) => userAgent.includes(mark))?.[1] ?? texts.someBrowser
  const system = SYSTEMS.find(([mark]) => userAgent.includes(mark))?.[1]
  return system ? texts.device(browser, system) : browser
}
