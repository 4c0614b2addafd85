import type { ReactNode } from 'react'
import { createListeners } from '../../listeners'

const { announce, subscribe } = createListeners()
let shown: ReactNode = null

function set(next: ReactNode) {
  shown = next
  announce()
}

/** Stands between header and page, on whichever page, until it is closed or another takes its place. */
export const showAnnouncement = (announcement: ReactNode) => set(announcement)

export const closeAnnouncement = () => set(null)

export const shownAnnouncement = () => shown

export const subscribeToAnnouncement = subscribe
