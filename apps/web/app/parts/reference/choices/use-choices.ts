import { useEffect, useEffectEvent, useState } from 'react'
import { errorText } from '../../../api/api-error'
import type { Option } from '../../../ui/fields/select-field'
import { showToast } from '../../../ui/messages/toast-store'

interface Loaded {
  above: number
  options: readonly Option[]
}

/** The options that depend on the parent's choice; 0 means that nothing is chosen there yet. */
export function useChoices(above: number, load: (above: number) => Promise<readonly Option[]>) {
  const [loaded, setLoaded] = useState<Loaded>({ above: 0, options: [] })
  const loadFor = useEffectEvent(load)

  useEffect(() => {
    if (above === 0) return
    let isWanted = true
    loadFor(above).then(
      (options) => isWanted && setLoaded({ above, options }),
      (error: unknown) => {
        if (!isWanted) return
        setLoaded({ above, options: [] })
        showToast(errorText(error), 'error')
      },
    )
    return () => {
      isWanted = false
    }
  }, [above])

  // Never shows the options of the previous parent, not even briefly.
  return loaded.above === above ? { options: loaded.options, busy: false } : { options: [], busy: above !== 0 }
}
