import { inLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { languages, type Language } from '@lohahaat/domain/platform/language'

/** Pages behind a sign-in or about one person; a path covers everything that starts with it. */
const privatePaths = [
  '/signup',
  '/profile',
  '/settings',
  '/cart',
  '/checkOut',
  '/order',
  '/myOrdersList',
  '/allOrders',
  '/enquiry',
  '/EnquiryList',
  '/AllEnquiryList',
  '/uploadEnquiry',
  '/quotePrice',
  '/brand',
  '/paraMaster',
  '/pm',
  '/department',
  '/class',
  '/subClass',
  '/seller',
  '/stock',
  '/fees',
  '/audit',
  '/mailQueue',
  '/newsletter/',
  '/outbox',
  '/docs',
  '/*/LH/',
]

/** Calls have no language. */
const disallowIn = (language: Language) => privatePaths.map((path) => `Disallow: ${inLanguage(path, language)}`)

/** What search engines may crawl, and where the sitemap is. */
export const writeRobots = (siteUrl: string) =>
  ['User-agent: *', ...languages.flatMap(disallowIn), '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
