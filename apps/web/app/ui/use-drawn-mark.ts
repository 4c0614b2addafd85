import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Marks an element with the address it was drawn for, once its scripts run. HTML from the server is visible earlier but ignores
 * clicks until then, so browser tests wait for the mark.
 */
export function useDrawnMark<Element extends HTMLElement = HTMLElement>() {
  const { pathname, search } = useLocation()
  const ref = useRef<Element>(null)
  useEffect(() => ref.current?.setAttribute('data-drawn', pathname + search), [pathname, search])
  return { ref, 'data-drawn': '' }
}
