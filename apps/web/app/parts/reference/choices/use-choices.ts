import { useEffect, useEffectEvent, useState } from 'react'
import { errorText } from '../../../api/api-error'
import type { Option } from '../../../ui/fields/select-field'
import { showToast } from '../../../ui/messages/toast-store'

interface Loaded {
  above: number
  options: readonly Option[]
}

/** The choices below what is chosen above it; 0 above means that nothing is chosen there yet. */
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

  // Options of another choice above never show, not even for a moment.
  return loaded.above === above ? { options: loaded.options, busy: false } : { options: [], busy: above !== 0 }
}
