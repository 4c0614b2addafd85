/** The languages that the product has texts in. */
export type Language = 'en'

/** One set of texts in each language. */
type Sets<T> = Readonly<Record<Language, T>>

export type ChooseSet = <T extends object>(sets: Sets<T>) => T

/** The API and the pages are bundled apart and run in one process, so what they share is kept on the global object. */
const shared = globalThis as typeof globalThis & { [key: symbol]: ChooseSet | undefined }
const CHOICE = Symbol.for('lohahaat.language')

const inEnglish: ChooseSet = ({ en }) => en

/** Each runtime says once how it knows the language: the server by the request, the browser by the page. Without that it is English. */
export const chooseTextsBy = (choose: ChooseSet) => {
  shared[CHOICE] = choose
}

/**
 * Texts that are read, at the moment of use, from the set of the reader's language. A text that is read when a module is
 * loaded would stay in whatever language that happened to be: house/no-module-level-text refuses it.
 * @__NO_SIDE_EFFECTS__
 */
export function inLanguages<T extends object>(sets: Sets<T>): T {
  return new Proxy(sets.en, { get: (_, key) => Reflect.get((shared[CHOICE] ?? inEnglish)(sets), key) as unknown })
}
