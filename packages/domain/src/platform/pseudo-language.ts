import { englishReader, PSEUDO_LANGUAGE, type Reader } from './language'

const wrapped = new WeakMap<object, object>()

/** English with every text in brackets: what a test sees without them is no text of ours, or was read too early. */
export const pseudoReader: Reader = {
  choose: ({ en }) => wrap(en),
  language: 'en',
  tag: PSEUDO_LANGUAGE,
  locale: englishReader.locale,
}

function wrap<T>(value: T): T
function wrap(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`
  if (typeof value === 'function')
    return (...values: unknown[]) => wrap((value as (...values: unknown[]) => unknown)(...values))
  if (typeof value !== 'object' || value === null) return value
  const known = wrapped.get(value)
  if (known) return known
  const inBrackets = new Proxy(value, {
    // What a list inherits, such as `map`, then reads the entries through here.
    get: (set, key) => (Object.hasOwn(set, key) ? wrap(Reflect.get(set, key)) : Reflect.get(set, key)) as unknown,
  })
  wrapped.set(value, inBrackets)
  return inBrackets
}
