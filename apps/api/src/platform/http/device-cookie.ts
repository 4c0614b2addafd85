import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from './cookies'

const DEVICE_COOKIE = 'LHDevice'
export const DEVICE_DAYS = 365

export const readDeviceCookie = (request: FastifyRequest) => readCookie(request, DEVICE_COOKIE)

/** Outlives the session: a browser stays known after the user signs out. */
export const setDeviceCookie = (reply: FastifyReply, value: string) =>
  setCookie(reply, DEVICE_COOKIE, value, DEVICE_DAYS * 24 * 60 * 60)
