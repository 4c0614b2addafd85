import { messages } from './messages'

export const EMAIL_MAX = 50
export const EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/

/** What is wrong with an address, as the schema `email` says it: a page with one field needn't load all schemas for it. */
export function emailProblem(typed: string): string | undefined {
  const address = typed.trim()
  if (address === '') return messages.emailMissing
  return address.length <= EMAIL_MAX && EMAIL.test(address) ? undefined : messages.emailInvalid
}
