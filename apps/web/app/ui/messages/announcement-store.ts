import type { ReactNode } from 'react'

const listeners = new Set<() => void>()
let shown: ReactNode = null

function set(next: ReactNode) {
  shown = next
  for (const listener of listeners) listener()
}

/** Stands between header and page, on whichever page, until it is closed or another takes its place. */
export const showAnnouncement = (announcement: ReactNode) => set(announcement)

export const closeAnnouncement = () => set(null)

export const shownAnnouncement = () => shown

export function subscribeToAnnouncement(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
