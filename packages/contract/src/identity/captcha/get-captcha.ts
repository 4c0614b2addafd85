import { z } from 'zod'
import { defineCall } from '../../platform/define-call'

/** Joins the two numbers on the wire. */
export const CAPTCHA_SEPARATOR = 'µ'

export const getCaptcha = defineCall({
  method: 'GET',
  path: '/Captcha/LH/GetCaptcha',
  permission: 'sign in',
  summary: 'Two numbers to add up, such as "7µ5"; the challenge is bound to the visitor by a cookie.',
  response: z.string().regex(/^[1-9]µ[1-9]$/),
})
