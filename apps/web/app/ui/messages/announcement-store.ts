import type { ReactNode } from 'react'
import { createListeners } from '../../listeners'

const { notify, subscribe } = createListeners()
let shown: ReactNode = null

function set(next: ReactNode) {
  shown = next
  notify()
}

/** Shown between header and page on every page, until it is closed or replaced. */
export const showAnnouncement = (announcement: ReactNode) => set(announcement)

export const closeAnnouncement = () => set(null)

export const shownAnnouncement = () => shown

export const subscribeToAnnouncement = subscribe
