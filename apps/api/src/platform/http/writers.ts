import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { readCookie, setCookie } from './cookies'
import { isOfPage } from './pages/page-visit'

const COOKIE = 'LHWrote'
/** Longer than a standby may be behind. */
const SECONDS = 5
/** Of an import, whose answer begins before its work. */
const LONG_SECONDS = 120

/** Until what this caller may have written has surely arrived on the standbys, he reads from the primary. */
export const markWriter = (reply: FastifyReply, { answers }: Call) =>
  setCookie(reply, COOKIE, '1', answers === 'progress' ? LONG_SECONDS : SECONDS)

/** Who has just written something reads it; pages are kept for all, so they are made from the newest. */
export const isCurrentNeeded = (request: FastifyRequest) =>
  isOfPage(request) || readCookie(request, COOKIE) !== undefined
