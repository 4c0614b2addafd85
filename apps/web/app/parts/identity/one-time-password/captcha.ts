import { unreachable } from '../../../api/api-error'
import { CAPTCHA_SEPARATOR, getCaptcha } from '@lohahaat/contract/identity/captcha/get-captcha'
import type { Api } from '../../../api/api'
import { texts } from './texts'

export interface Captcha {
  question: string
  sum: string
}

export async function loadCaptcha(api: Api): Promise<Captcha> {
  return readCaptcha(await api.send(getCaptcha))
}

export function readCaptcha(text: unknown): Captcha {
  const numbers = (typeof text === 'string' ? text : '').split(CAPTCHA_SEPARATOR).map(Number)
  if (numbers.length < 2 || !numbers.every((number) => number > 0)) throw unreachable()
  const sum = numbers.reduce((total, number) => total + number, 0)
  return { question: texts.captcha(numbers.join(' + ')), sum: String(sum) }
}

/**
 * Whether the answer typed so far is wrong. The first digit of a two-digit sum is not wrong while the second is
 * missing.
 */
export function isWrongAnswer(answer: string, { sum }: Captcha, isTyping: boolean): boolean {
  if (answer === '' || answer.length > 2 || answer === sum) return false
  return !(isTyping && sum.startsWith(answer))
}
