import { type RefObject, useEffect } from 'react'

const TYPING = 'input, textarea, select, [contenteditable], dialog[open] *'

/** `/` goes to the field that is shown, except while somebody types. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function goToField(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const isTyping = target instanceof Element && target.matches(TYPING)
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping || !field.current?.offsetParent) return
      event.preventDefault()
      field.current.select()
    }
    document.addEventListener('keydown', goToField)
    return () => document.removeEventListener('keydown', goToField)
  }, [field])
}
