import { equalsInConstantTime, sign } from '../../platform/http/secrets'
import { pageUrl } from '../../platform/language/page-url'

const PURPOSE = 'newsletter-unsubscribe'

/** Signed and never stored: it works as long as there are mails with it, and every newsletter can include it. */
export const unsubscribeToken = (secret: Buffer, id: number) => `${id}.${sign(secret, PURPOSE, String(id))}`

/** The subscriber id in a link, or null when the signature is wrong. */
export function readUnsubscribeToken(secret: Buffer, token: string): number | null {
  const id = Number(/^([1-9]\d{0,8})\./.exec(token)?.[1] ?? 0)
  return id > 0 && equalsInConstantTime(token, unsubscribeToken(secret, id)) ? id : null
}

export const confirmUrl = (siteUrl: string, token: string) => linkTo(siteUrl, 'confirm', token)
export const unsubscribeUrl = (siteUrl: string, token: string) => linkTo(siteUrl, 'unsubscribe', token)

const linkTo = (siteUrl: string, page: string, token: string) =>
  pageUrl(`/newsletter/${page}?${new URLSearchParams({ token })}`, siteUrl)
