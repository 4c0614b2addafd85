import type { CachedPage } from './cached-page'

/** From then on the next request has it made anew, and is answered with what there is meanwhile. */
export const FRESH_SECONDS = 3
/** Nobody gets a page that was made earlier. It is made from answers that are at most a second old. */
export const LONGEST_SECONDS = 4
const MOST_PAGES = 500
const MOST_BYTES = 32 * 1024 * 1024

/** A page, and when its rendering began. */
interface Made {
  page: CachedPage
  at: number
}

interface Place {
  made: Made | null
  rendering: Promise<Made | null> | null
}

/** Null where there is none that everybody may see. */
type Make = () => Promise<CachedPage | null>

export const secondsSince = (at: number) => (Date.now() - at) / 1000
const ageOf = ({ made }: Place) => (made ? secondsSince(made.at) : Infinity)

/** Caches pages for a few seconds. Concurrent requests share one rendering. */
export function cachePages() {
  /** What was asked for last is the last. */
  const places = new Map<string, Place>()

  async function render(key: string, place: Place, make: Make): Promise<Made | null> {
    const at = Date.now()
    try {
      const page = await make()
      const made = page && { page, at }
      // Dropped meanwhile: it may show what has changed, so only those get it who asked before.
      if (places.get(key) === place) place.made = made
      return made
    } finally {
      place.rendering = null
      evict()
    }
  }

  /** What is too old goes first, then what nobody has asked for longest. */
  function evict() {
    for (const [key, place] of places) if (!place.rendering && ageOf(place) >= LONGEST_SECONDS) places.delete(key)
    let bytes = 0
    for (const { made } of places.values()) bytes += made?.page.bytes() ?? 0
    for (const [key, { made }] of places) {
      if (places.size <= MOST_PAGES && bytes <= MOST_BYTES) return
      bytes -= made?.page.bytes() ?? 0
      places.delete(key)
    }
  }

  return {
    async find(key: string, make: Make): Promise<Made | null> {
      const place = places.get(key) ?? { made: null, rendering: null }
      places.delete(key)
      places.set(key, place)
      const age = ageOf(place)
      if (age >= FRESH_SECONDS) place.rendering ??= render(key, place, make)
      if (age >= LONGEST_SECONDS) return place.rendering
      // Whoever asks next learns of a failure.
      place.rendering?.catch(() => null)
      return place.made
    },
    clear: () => places.clear(),
    evict,
  }
}
