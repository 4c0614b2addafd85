import { withoutLanguage } from '@lohahaat/contract/platform/pages/page-language'
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

function rememberedView(): View | undefined {
  try {
    return views.find((view) => view === localStorage.getItem(KEY))
  } catch {
    return undefined
  }
}

let hasArrived = false

/**
 * Who arrives at an address without a view gets the one he chose last. Later on the address alone decides, or Back could
 * not undo a choice.
 */
export function arriveAt(href: string) {
  const url = new URL(href)
  const isFirst = !hasArrived && url.pathname + url.search === window.location.pathname + window.location.search
  const isArrival = !hasArrived || url.pathname !== window.location.pathname
  hasArrived = true
  const view = isArrival && !url.searchParams.has('view') ? rememberedView() : undefined
  if (!view || view === views[0]) return { isFirst, instead: null }
  url.searchParams.set('view', view)
  return { isFirst, instead: withoutLanguage(url.pathname) + url.search + url.hash }
}
