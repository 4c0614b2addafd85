import { logout } from '@lohahaat/contract/identity/sessions/logout'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../api/browser-api'

/** Signs out, and goes on to a page. */
export function useSignOut(to = '/') {
  const navigate = useNavigate()
  const [isSigningOut, setSigningOut] = useState(false)

  async function leave() {
    setSigningOut(true)
    await signOut()
    setSigningOut(false)
    await navigate(to)
  }

  return { leave, isSigningOut }
}

/** Clears the local session even if the call fails: signing out on a shared computer must not depend on the network. */
async function signOut() {
  const { UserLoginDetailId = '' } = browserApi.session.read()
  await browserApi.send(logout, { key: UserLoginDetailId }, { stay: true }).catch(() => null)
  browserApi.session.clear()
}
