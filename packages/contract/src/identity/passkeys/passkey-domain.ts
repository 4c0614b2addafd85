/** The name that passkeys are made for, from the address of the site; null where that is an IP address, which can't have any. */
export function passkeyDomain(siteUrl: string): string | null {
  if (!URL.canParse(siteUrl)) return null
  const { hostname } = new URL(siteUrl)
  return /^\[|^[\d.]+$/.test(hostname) ? null : hostname
}
