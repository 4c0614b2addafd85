import type { Language } from '@lohahaat/domain/platform/language'

/** What the addresses of the pages in each language begin with. Calls and files have none of it. */
export const basenames: Readonly<Record<Language, string>> = { en: '/', hi: '/hi' }

/** The router asks for the data of the first page at `/hi.data`. */
const HINDI = /^\/hi(?=[/?#]|\.data(?:\?|$)|$)/

export const languageOfPath = (path: string): Language => (HINDI.test(path) ? 'hi' : 'en')

/** The path that a page has in every language. Two slashes at the beginning would lead to another site. */
export const withoutLanguage = (path: string) => (HINDI.test(path) ? `/${path.slice(3).replace(/^[/\\]+/, '')}` : path)

/** The address of a page in a language, from the one it has in English: `/cart` is `/hi/cart`. */
export const inLanguage = (path: string, language: Language) =>
  language === 'en' ? path : basenames[language] + path.replace(/^\/(?=[?#]|$)/, '')

/** Where a browser remembers the language that a visitor has chosen. */
export const LANGUAGE_COOKIE = 'Lang'
