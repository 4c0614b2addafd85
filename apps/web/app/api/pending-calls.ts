import { createListeners } from '../listeners'

const { notify, subscribe } = createListeners()
let pending = 0

function change(by: number) {
  pending += by
  notify()
}

/** Counts a call while it is pending, for the loading bar. Sign-in forms show their own progress, suggestions none. */
export async function counted<T>(path: string, call: () => Promise<T>): Promise<T> {
  if (path.startsWith('/Login/') || path.includes('/Suggestions?')) return call()
  change(1)
  try {
    return await call()
  } finally {
    change(-1)
  }
}

export const pendingCalls = {
  count: () => pending,
  subscribe,
}
