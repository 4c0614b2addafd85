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

/** What search engines may crawl, and where the sitemap is. */
export const writeRobots = (siteUrl: string) =>
  ['User-agent: *', ...privatePaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join(
    '\n',
  )
