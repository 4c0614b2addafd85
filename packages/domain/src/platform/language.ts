/** The languages that the product has texts in, each with the locale that its numbers and lists are written by. */
const locales = { en: 'en-IN' } as const

export type Language = keyof typeof locales

/** The tag that browsers and tools know a made-up English by; only tests read it. */
export const PSEUDO_LANGUAGE = 'en-XA'

/** One set of texts in each language. */
type Sets<T> = Readonly<Record<Language, T>>

/** How a runtime finds the reader's language: the server from the request, the browser from the page. */
export interface Reader {
  choose: <T extends object>(sets: Sets<T>) => T
  /** As `lang` has it. */
  tag: () => string
  /** As `Intl` takes it. */
  locale: () => string
}

/** The API and the pages are bundled apart and run in one process, so what they share is kept on the global object. */
const shared = globalThis as typeof globalThis & { [key: symbol]: Reader | undefined }
const READER = Symbol.for('lohahaat.reader')

/** Without anybody else, texts are read in English. */
export const englishReader: Reader = { choose: ({ en }) => en, tag: () => locales.en, locale: () => locales.en }

const reader = () => shared[READER] ?? englishReader

/** Returns the reader before, for tests to put back: they share a process. */
export function setReader(next: Reader): Reader {
  const before = reader()
  shared[READER] = next
  return before
}

/** The language that is read at the moment, such as `en-IN`. */
export const languageTag = () => reader().tag()

/** The locale of that language, for `Intl`: see formats.ts. */
export const locale = () => reader().locale()

/**
 * Texts that are read, at the moment of use, from the set of the reader's language. A text that is read when a module is
 * loaded would stay in whatever language that happened to be: house/no-module-level-text refuses it.
 * @__NO_SIDE_EFFECTS__
 */
export function inLanguages<T extends object>(sets: Sets<T>): T {
  return new Proxy(sets.en, { get: (_, key) => Reflect.get(reader().choose(sets), key) as unknown })
}

/** A text that is read when it is shown, for what is declared once and used in every language. */
export type Text = () => string
