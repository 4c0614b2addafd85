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

/** Title and description of a page, as search engines and browser tabs show them. */
export const pageMeta = (title: string, description: string) => [
  { title: `${title} · ${site.name}` },
  { name: 'description', content: description },
]
