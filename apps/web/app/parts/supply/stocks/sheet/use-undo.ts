import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, errorText } from '../../../../api/api-error'
import { browserApi } from '../../../../api/browser-api'
import { showToast } from '../../../../ui/messages/toast-store'
import { useStockDesk } from '../../stock-desk'

/** A change of prices that was saved, and the words for it. */
export interface DoneChange {
  changeId: number
  words: string
}

export type Undo = ReturnType<typeof useUndo>

/** The changes of prices on this screen, the last of which can be undone first. */
export function useUndo() {
  const { calls } = useStockDesk()
  const { revalidate } = useRevalidator()
  const [done, setDone] = useState<readonly DoneChange[]>([])
  const [undone, setUndone] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const last = done.at(-1)

  function remember(change: DoneChange) {
    setDone((before) => [...before, change])
    setUndone(null)
  }

  async function undo() {
    if (!last || isBusy) return
    setBusy(true)
    const forget = () => setDone((all) => all.filter(({ changeId }) => changeId !== last.changeId))
    try {
      await browserApi.send(calls.undoPrices, { changeId: last.changeId })
      forget()
      setUndone(last.words)
    } catch (error) {
      showToast(errorText(error), 'error')
      // Refused for good: the next press is for the change before.
      if (error instanceof ApiError && error.status === 400) forget()
    } finally {
      setBusy(false)
    }
    await revalidate()
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isUndoKey(event) || isTyping(event.target)) return
    event.preventDefault()
    void undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return { last, undone, isBusy, remember, undo }
}

export const isUndoKey = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey

/** A field has an undo of its own. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select, dialog *')
