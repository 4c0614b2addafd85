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

const paths = pagesForAll.map((path) => path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+'))
const pattern = new RegExp(`^/(?:${paths.join('|')})/?$`, 'i')

/** A secret in the address is for those who know it, so such a page is kept nowhere but here. */
const SECRET = /[?&]token=/

/** Whether the page at an address is for everyone. A spelling that isn't recognised is made for who asks. */
export function isPageForAll(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  return pattern.test(path) && !SECRET.test(url)
}
