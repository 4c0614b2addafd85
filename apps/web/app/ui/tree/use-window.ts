import { type RefObject, useRef, useState } from 'react'

/** The height of a line, in rem: the user may have a larger font size. */
export const ROW_REM = 2.5
/** The height of the box, in lines. */
const SEEN = 11
/** Extra lines rendered above and below, so that none is missing while scrolling. */
const OVERSCAN = 8

const rowPixels = () => ROW_REM * parseFloat(getComputedStyle(document.documentElement).fontSize)

interface Window {
  box: RefObject<HTMLDivElement | null>
  first: number
  end: number
  onScroll: () => void
  bringIntoSight: (row: number) => void
}

/** Which lines of equal height are visible at the current scroll position. */
export function useWindow(count: number): Window {
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.min(top, count - SEEN) - OVERSCAN)

  function onScroll() {
    if (box.current) setTop(Math.floor(box.current.scrollTop / rowPixels()))
  }

  function bringIntoSight(row: number) {
    if (!box.current) return
    const height = rowPixels()
    const { scrollTop, clientHeight } = box.current
    const lowest = Math.min(scrollTop, row * height)
    box.current.scrollTop = Math.max(lowest, (row + 1) * height - clientHeight)
    onScroll()
  }

  return { box, first, end: Math.min(count, first + SEEN + 2 * OVERSCAN + 1), onScroll, bringIntoSight }
}
