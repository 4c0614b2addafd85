/** Grows with what a cache holds; what an older worker kept under another number is deleted. */
const FORMAT = 1

export const FILES = `files-${FORMAT}`
export const PAGES = `pages-${FORMAT}`
const OWN = `own-${FORMAT}-`
const VISITOR = ''

/** Whoever is signed in, by the cookies that the pages themselves read; empty for a visitor, null where nobody can tell. */
export type Account = string | null

/** The cookies that say who is signed in. */
export const SIGN_IN = ['UserId', 'UserLoginDetailId', 'UserKey'] as const

interface Cookies {
  get(name: string): Promise<{ value?: string } | null>
}

/** By the sign-in and not by the account alone, so that a new sign-in starts with nothing. */
export async function accountOf(cookies: Cookies | undefined): Promise<Account> {
  if (!cookies) return null
  const [user, session, key] = await Promise.all(SIGN_IN.map(async (name) => (await cookies.get(name))?.value ?? ''))
  return user && session && key ? `${user}.${session}` : VISITOR
}

export const isSignedIn = (account: Account): account is string => account !== null && account !== VISITOR

export const cacheOf = (account: string) => OWN + account

/** The caches that nobody may see any more: of other accounts and of older workers. */
export const staleCaches = (names: readonly string[], account: Account) =>
  names.filter((name) => ![FILES, PAGES].includes(name) && !(isSignedIn(account) && name === cacheOf(account)))
