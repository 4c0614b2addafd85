import { withoutLanguage } from './page-language'

/**
 * The pages that are the same for everyone, as their paths stand in the routes of the site. The browser adds what is
 * personal on them, so each is rendered from its address alone and kept. What comes after `?` may be anything.
 */
export const pagesForAll = [
  'about',
  'help',
  'contact',
  'termsandConditions',
  'privacyPolicy',
  'legal',
  'weight-calculator',
  'list',
  'pipeLandingPage',
  'rates/:class?',
  'pipe/:department',
  'pipe/:department/:itemId',
] as const

/** The pages that a search engine or a stranger may open too, in the language of their address and no other. */
export const publicPages = [...pagesForAll, 'newsletter/confirm', 'newsletter/unsubscribe', 'track', 'sell'] as const

const patternOf = (pages: readonly string[]) => {
  const paths = pages.map((path) => path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+'))
  return new RegExp(`^/(?:${paths.join('|')})/?$`, 'i')
}
const forAll = patternOf(pagesForAll)
const forPublic = patternOf(publicPages)

const pathOf = (url: string) => withoutLanguage(url.split('?', 1)[0] ?? '')

/** A secret in the address is for those who know it, so such a page is kept nowhere but here. */
const SECRET = /[?&]token=/

/** Whether the page at an address is for everyone. A spelling that isn't recognised is made for who asks. */
export function isPageForAll(url: string): boolean {
  return forAll.test(pathOf(url)) && !SECRET.test(url)
}

/** Whether the address alone decides the language of a page, except the first, which is the desk of whoever is signed in. */
export const isPublicPage = (url: string) => forPublic.test(pathOf(url))
