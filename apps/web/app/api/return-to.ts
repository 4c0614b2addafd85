const ELSEWHERE = 'http://origin.invalid'

/**
 * Where to go after sign-in: a path of this site, or home. The text comes from the address bar, and '//host', '/\host' or
 * a path that only becomes one of them once it is normalised would send a person who just signed in to another site.
 */
export function localPath(text: string | null): string {
  if (!text?.startsWith('/') || !URL.canParse(text, ELSEWHERE)) return '/'
  const { origin, pathname, search, hash } = new URL(text, ELSEWHERE)
  const isLocal = origin === ELSEWHERE && !/^\/[/\\]/.test(pathname)
  return isLocal ? pathname + search + hash : '/'
}

/** The sign-in screen, with the way back to the page that asked for it. */
export function loginPath(url: string): string {
  const { pathname, search } = new URL(url)
  return `/login?${new URLSearchParams({ returnTo: pathname + search })}`
}
