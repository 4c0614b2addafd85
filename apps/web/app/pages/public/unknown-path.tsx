import { redirect } from 'react-router'

/** Redirects unknown paths to the landing page, including announced pages that do not exist yet. */
export const loader = () => redirect('/')
export const clientLoader = () => redirect('/')

export default function UnknownPath() {
  return null
}
