import { useEffect, useState } from 'react'

/** Whether the page and everything it names has been loaded, so that more may follow. */
export function useLoaded() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const tell = () => setLoaded(true)
    if (document.readyState === 'complete') {
      const soon = setTimeout(tell)
      return () => clearTimeout(soon)
    }
    window.addEventListener('load', tell)
    return () => window.removeEventListener('load', tell)
  }, [])
  return isLoaded
}
