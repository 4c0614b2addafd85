import { locale } from '@lohahaat/domain/platform/language'
import { site } from '../../../site'

/** The organisation behind the site, for search engines. */
export const structuredData = (url: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${url}#organization`,
      name: site.name,
      url,
      logo: new URL('/favicon.svg', url).href,
      foundingDate: '2025',
      email: site.supportEmail,
    },
    { '@type': 'WebSite', name: site.name, url, inLanguage: locale(), publisher: { '@id': `${url}#organization` } },
  ],
})
