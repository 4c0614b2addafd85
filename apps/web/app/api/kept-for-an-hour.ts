const HOUR_MS = 60 * 60 * 1000

/** A mail opens its link in a new tab, which the storage of a tab does not reach. Nothing is kept where storage is switched off. */
export function keepForAnHour(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify({ value, until: Date.now() + HOUR_MS }))
  } catch {
    // What is not kept is typed again.
  }
}

/** What was kept under the key, taken out of the storage. */
export function takeKept(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    localStorage.removeItem(key)
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) && kept.until > Date.now() ? kept.value : null
  } catch {
    return null
  }
}

const isKept = (kept: unknown): kept is { value: unknown; until: number } =>
  typeof kept === 'object' && kept !== null && 'value' in kept && 'until' in kept && typeof kept.until === 'number'
