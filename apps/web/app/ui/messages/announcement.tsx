import { useSyncExternalStore } from 'react'
import { shownAnnouncement, subscribeToAnnouncement } from './announcement-store'

export const Announcement = () => useSyncExternalStore(subscribeToAnnouncement, shownAnnouncement, () => null)
