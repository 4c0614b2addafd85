import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

interface MenuProps {
  /** Menus of one group are never open at the same time. */
  group: string
  label: ReactNode
  summaryClass?: string
  align?: 'left' | 'right'
  children: ReactNode
}

/** A disclosure that works without scripts; with scripts, Escape, a press outside and navigation close it. */
export function Menu({ group, label, summaryClass = '', align = 'left', children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { pathname, search } = useLocation()

  function close() {
    if (details.current) details.current.open = false
  }

  useEffect(close, [pathname, search])

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => !contains(details.current, target) && close()
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }

  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !contains(details.current, relatedTarget)) close()
  }

  return (
    <details ref={details} name={group} onKeyDown={closeOnEscape} onBlur={closeWhenLeft} className="group relative">
      <summary className={summaryClass}>{label}</summary>
      <div
        className={`absolute top-full z-30 mt-2 min-w-52 rounded-box border border-line bg-card p-1.5 shadow-lift ${align === 'right' ? 'right-0' : 'left-0'}`}
      >
        {children}
      </div>
    </details>
  )
}

const contains = (element: Element | null, target: EventTarget | null) =>
  target instanceof Node && Boolean(element?.contains(target))

/** The style of a menu entry. */
export const menuItemClass =
  'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded px-3 py-2 text-left text-[0.9375rem] hover:bg-steel-wash hover:text-steel aria-[current=page]:font-semibold aria-[current=page]:text-steel'
