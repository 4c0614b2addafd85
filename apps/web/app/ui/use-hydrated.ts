import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is hydrated: a form submitted before that would reload the page and lose what was typed. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
