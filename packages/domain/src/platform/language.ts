/** The languages that the product has texts in. Both write numbers as India does, and their own words for days and counts. */
export const languages = ['en', 'hi'] as const

export type Language = (typeof languages)[number]

/** The tag that browsers and tools know a made-up English by; only tests read it. */
export const PSEUDO_LANGUAGE = 'en-XA'

/** One set of texts in each language: the compiler refuses a missing one. */
type Sets<T> = Readonly<Record<Language, T>>

/** How a runtime finds the reader's language: the server from the request, the browser from the page. */
export interface Reader {
  choose: <T extends object>(sets: Sets<T>) => T
  language: Language
  /** As `lang` has it. */
  tag: string
  /** As `Intl` takes it. */
  locale: string
}

/** Without anybody else, texts are read in English. */
export const englishReader: Reader = { choose: ({ en }) => en, language: 'en', tag: 'en-IN', locale: 'en-IN' }

export const hindiReader: Reader = { choose: ({ hi }) => hi, language: 'hi', tag: 'hi', locale: 'hi-IN' }

/** The API and the pages are bundled apart and run in one process, so what they share is kept on the global object. */
const shared = globalThis as typeof globalThis & { [key: symbol]: (() => Reader) | undefined }
const READER = Symbol.for('lohahaat.reader')

const reader = () => shared[READER]?.() ?? englishReader

/** Returns the one before, for tests to put back: they share a process. */
export function setReader(next: () => Reader): () => Reader {
  const before = shared[READER] ?? (() => englishReader)
  shared[READER] = next
  return before
}

/** The language whose texts are read at the moment. */
export const language = () => reader().language

/** Its tag, such as `en-IN`. */
export const languageTag = () => reader().tag

/** Its locale, for `Intl`: see formats.ts. */
export const locale = () => reader().locale

/**
 * Texts that are read, at the moment of use, from the set of the reader's language. A text that is read when a module is
 * loaded would stay in whatever language that happened to be: house/no-module-level-text refuses it. In the browser
 * there is one set, that of the page: apps/web/build-steps/one-language.ts drops the other.
 * @__NO_SIDE_EFFECTS__
 */
export function inLanguages<T extends object>(sets: Sets<T>): T {
  const some: Partial<Sets<T>> = sets
  return new Proxy(some.en ?? sets.hi, { get: (_, key) => Reflect.get(reader().choose(sets), key) as unknown })
}

/** A text that is read when it is shown, for what is declared once and used in every language. */
export type Text = () => string
