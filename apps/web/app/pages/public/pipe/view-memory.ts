import { type View, views } from './catalogue-query'

const KEY = 'catalogue-view'

/** Storage may be off: then the view is remembered by the URL alone. */
export function rememberView(view: View) {
  try {
    localStorage.setItem(KEY, view)
  } catch {
    // Nothing is lost.
  }
}

export function rememberedView(): View | undefined {
  try {
    return views.find((view) => view === localStorage.getItem(KEY))
  } catch {
    return undefined
  }
}
