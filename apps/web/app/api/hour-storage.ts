const HOUR_MS = 60 * 60 * 1000

/**
 * localStorage, because a link in a mail opens a new tab, which cannot read sessionStorage. Without storage nothing is
 * remembered.
 */
export function storeForAnHour(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify({ value, until: Date.now() + HOUR_MS }))
  } catch {
    // The user types it again.
  }
}

/** Reads the value and removes it from the storage. */
export function takeStored(key: string): unknown {
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
