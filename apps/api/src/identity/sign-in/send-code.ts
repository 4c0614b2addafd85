import { language } from '@lohahaat/domain/platform/language'
import { passesCaptcha } from '../captcha/check-captcha'
import type { Db } from '../../platform/db/db'
import { consumeOrRefuse, refuseIfSpent } from '../../platform/http/limits/limits'
import { hashToken } from '../../platform/http/secrets'
import type { Services } from '../../platform/http/services'
import type { Visitor } from '../../platform/http/visitor'
import { findLane } from '../lanes/find-lane'
import { CODES_A_DAY, hashCode, isTooOld, newCode, newLinkSecret } from './one-time-code'
import {
  countCodesSince,
  findNewestUnused,
  insertCode,
  lockEmail,
  NO_CODE,
  type Lane,
  type Purpose,
} from './one-time-codes.repository'
import { findUserByEmail } from '../accounts/users.repository'
import { Refusal } from '../../platform/refusal'
import { queueLetter } from '../../platform/mail/queue-letter'
import { letterWithProof } from './sign-in-letters'
import { pageUrl } from '../../platform/language/page-url'

const DAY_MS = 24 * 60 * 60 * 1000

interface Request {
  email: string
  purpose: Purpose
  visitor: Visitor
  at: Date
}

/** A user is waiting for it, however many mails are queued. */
const BEFORE_ALL_OTHERS = new Date(0)

/**
 * Mails a code and a link, or a letter explaining why the address is the wrong kind. Both take the same time, write the
 * same rows and get the same answer, so that nobody learns who is registered.
 */
export async function sendCode(services: Services, request: Request) {
  const lane = await findLane(services, request)
  await passNetwork(services, lane, request.visitor, request.at)
  return mailCode(services, lane, request)
}

/** For a signed-in user: the mail goes to their own address, so no captcha is needed. */
export const sendOwnCode = async (services: Services, request: Request) =>
  mailCode(services, await findLane(services, request), request)

async function mailCode(services: Services, lane: Lane, { email, purpose, at }: Request) {
  const isCodeSent = await services.db.transaction(async (tx) => {
    await lockEmail(tx, lane.email)
    const pending = await findNewestUnused(tx, lane)
    if (pending && !isTooOld(pending, at))
      throw new Refusal(pending.codeHash === NO_CODE ? 'otpDailyLimit' : 'otpAlreadySent')
    const codesToday = await countCodesSince(tx, lane, new Date(at.getTime() - DAY_MS))
    const [code, link] = [codesToday < CODES_A_DAY ? newCode() : null, newLinkSecret()]
    await insertCode(tx, {
      ...lane,
      codeHash: code === null ? NO_CODE : hashCode(services.secret, lane.email, code),
      linkHash: hashToken(link),
      createdAt: at,
    })
    await mailProof(tx, services, { email, purpose, code, link })
    return code !== null
  })
  // The mail is sent anyway: its link cannot be guessed, and the owner always has a way to sign in.
  if (!isCodeSent) throw new Refusal('otpDailyLimit')
  return { success: true } as const
}

/** A known browser has its own ten codes a day, so the rest of its network cannot use them up. */
async function passNetwork(services: Services, { purpose, deviceId }: Lane, visitor: Visitor, at: Date) {
  const { codesPerAddress } = services.limits
  const isKnown = deviceId !== null
  if (!isKnown) await refuseIfSpent(codesPerAddress, visitor.address)
  if (!(await passesCaptcha(services, visitor, { at, isKnown })))
    throw new Refusal(purpose === 'sign-in' ? 'loginCaptchaWrong' : 'signupCaptchaWrong')
  if (!isKnown) await consumeOrRefuse(codesPerAddress, visitor.address)
}

async function mailProof(
  tx: Db,
  { site }: Services,
  { email, purpose, code, link }: { email: string; purpose: Purpose; code: string | null; link: string },
) {
  const user = await findUserByEmail(tx, email)
  const path = `${purpose === 'sign-in' ? '/login/link' : '/signup'}#${link}`
  const write = () => letterWithProof(purpose, user !== null, { code, url: pageUrl(path, site.siteUrl) })
  // Whoever asks waits at the screen that he asked at.
  const recipient = { email: user?.email ?? email, language: user?.language ?? language() }
  await queueLetter(tx, recipient, write, BEFORE_ALL_OTHERS)
}
