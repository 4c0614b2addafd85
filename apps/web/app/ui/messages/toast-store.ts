import { createListeners } from '../../listeners'

export interface Toast {
  id: number
  text: string
  kind: 'success' | 'error'
}

const { notify, subscribe } = createListeners()
let toasts: readonly Toast[] = []
let lastId = 0

function set(next: readonly Toast[]) {
  toasts = next
  notify()
}

/** Shows a message long enough to read it twice. The same text is never stacked. */
export function showToast(text: string, kind: Toast['kind'] = 'success') {
  lastId += 1
  const toast = { id: lastId, text, kind }
  set([...toasts.filter((shown) => shown.text !== text), toast])
  setTimeout(() => dismissToast(toast.id), 5_000 + text.length * 80)
}

export const dismissToast = (id: number) => set(toasts.filter((toast) => toast.id !== id))

export const shownToasts = () => toasts

export const subscribeToToasts = subscribe
