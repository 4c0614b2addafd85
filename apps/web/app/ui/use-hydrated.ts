import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts have taken the page over: a form that is sent before that would leave the page, and what was typed with it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
