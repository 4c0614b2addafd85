import { inLanguage, withoutLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { inLanguages, language, languages } from '@lohahaat/domain/platform/language'
import { texts } from './texts'

/** How people reach the company. Placeholders, well-formed so that links can be tried: the real ones belong here alone. */
const supportPhone = { shown: '+91 00000 00000', dialled: '+910000000000' }
export const messagingNumber = '910000000000'

/** Per language. */
export const hoursInEnglish = 'Monday to Friday, 9:00 to 18:00 IST'
export const hoursInHindi = 'सोमवार से शुक्रवार, सुबह 9:00 से शाम 6:00 (IST)'
const hours = inLanguages({ en: { support: hoursInEnglish }, hi: { support: hoursInHindi } })

export const site = {
  name: 'LohaHaat',
  supportEmail: 'support@lohahaat.example',
  supportPhone: supportPhone.shown,
  supportPhoneLink: `tel:${supportPhone.dialled}`,
  supportEmailLink: 'mailto:support@lohahaat.example',
  get supportHours() {
    return hours.support
  },
} as const

/** Opens the messaging app with a prepared message. */
export const messagingLink = (text: string) => `https://wa.me/${messagingNumber}?${new URLSearchParams({ text })}`

/** The preview picture of a shared link, drawn by the server, 1200 by 630. */
interface SocialCard {
  path: string
  alt: string
}

const siteCard = (): SocialCard => ({ path: '/social/pipe.png', alt: texts.siteCard })

/**
 * Title and description of a page for search engines and browser tabs. Public pages also have a canonical address and a
 * preview picture.
 */
export const pageMeta = (title: string, description: string, canonical?: string, card = siteCard()) => [
  { title: `${title} · ${site.name}` },
  { name: 'description', content: description },
  ...(canonical
    ? [
        { tagName: 'link', rel: 'canonical', href: canonical },
        ...alternates(canonical),
        { property: 'og:type', content: 'website' },
        { property: 'og:url', content: canonical },
        { property: 'og:site_name', content: site.name },
        { property: 'og:title', content: title },
        { property: 'og:description', content: description },
        { property: 'og:image', content: new URL(card.path, canonical).href },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: card.alt },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]
    : []),
]

/** The same page in each language, for search engines. */
function alternates(canonical: string) {
  const { origin, pathname, search } = new URL(canonical)
  const path = withoutLanguage(pathname) + search
  return [...languages, 'x-default' as const].map((one) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: one === 'x-default' ? one : `${one}-IN`,
    href: origin + inLanguage(path, one === 'x-default' ? 'en' : one),
  }))
}

interface Match {
  id: string
  loaderData?: unknown
}

/** The canonical address of a page in the language that is read, or undefined if the public address of the site is not configured. */
export function canonicalUrl(matches: readonly (Match | undefined)[], path: string): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: { siteUrl: string } } | undefined
  return root?.site?.siteUrl ? new URL(inLanguage(path, language()), root.site.siteUrl).href : undefined
}
