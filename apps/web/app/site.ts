/** How people reach the company. Placeholders, well-formed so that links can be tried: the real ones belong here alone. */
const supportPhone = { shown: '+91 00000 00000', dialled: '+910000000000' }
const messagingNumber = '910000000000'

export const site = {
  name: 'LohaHaat',
  supportEmail: 'support@lohahaat.example',
  supportPhone: supportPhone.shown,
  supportPhoneLink: `tel:${supportPhone.dialled}`,
  supportEmailLink: 'mailto:support@lohahaat.example',
  supportHours: 'Monday to Friday, 9:00 to 18:00 IST',
} as const

/** Opens the messaging app with a message that only has to be sent. */
export const messagingLink = (text: string) => `https://wa.me/${messagingNumber}?${new URLSearchParams({ text })}`

/**
 * Title and description of a page, as search engines and browser tabs show them. Pages for everybody also say where they
 * are found, for those who share them.
 */
export const pageMeta = (title: string, description: string, canonical?: string) => [
  { title: `${title} · ${site.name}` },
  { name: 'description', content: description },
  ...(canonical
    ? [
        { tagName: 'link', rel: 'canonical', href: canonical },
        { property: 'og:url', content: canonical },
        { property: 'og:site_name', content: site.name },
        { property: 'og:title', content: title },
        { property: 'og:description', content: description },
      ]
    : []),
]

interface Match {
  id: string
  loaderData?: unknown
}

/** The address of a page for search engines, or nothing as long as the installation hasn't said where it is reached. */
export function canonicalUrl(matches: readonly (Match | undefined)[], path: string): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: { siteUrl: string } } | undefined
  return root?.site?.siteUrl ? new URL(path, root.site.siteUrl).href : undefined
}
