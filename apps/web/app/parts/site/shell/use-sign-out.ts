import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signOut } from '../../../api/session/sign-out'

export function useSignOut() {
  const navigate = useNavigate()
  const [isSigningOut, setSigningOut] = useState(false)

  async function leave() {
    setSigningOut(true)
    await signOut()
    setSigningOut(false)
    await navigate('/')
  }

  return { leave, isSigningOut }
}
