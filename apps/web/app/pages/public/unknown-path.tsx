import { redirect } from 'react-router'

/** Any unknown path leads home, the pages that are announced but not built yet included. */
export const loader = () => redirect('/')
export const clientLoader = () => redirect('/')

export default function UnknownPath() {
  return null
}
