import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A link to one answer opens it: /help#cancelling. */
export function useLinkedAnswer() {
  const { hash, key } = useLocation()
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null
    if (!(answer instanceof HTMLDetailsElement)) return
    answer.open = true
    answer.scrollIntoView()
  }, [hash, key])
}
