import type { ReactNode } from 'react'

interface ActionBarProps {
  /** What the action is about, such as the total. Only on a phone: a wide screen shows it anyway. */
  title: ReactNode
  /** One line below the title. */
  note: ReactNode
  /** A wide screen has the action elsewhere. */
  isPhoneOnly?: boolean
  /** The main action of the screen. */
  children: ReactNode
}

/** Inline on a wide screen; on a phone fixed to the bottom of the screen. */
export function ActionBar({ title, note, isPhoneOnly = false, children }: ActionBarProps) {
  return (
    <div className={`${barClass} ${isPhoneOnly ? 'desk:hidden' : ''}`}>
      <div className="shrink-0 desk:hidden">
        <p className="font-semibold whitespace-nowrap">{title}</p>
        <div className="text-sm whitespace-nowrap text-ink-soft">{note}</div>
      </div>
      {children}
    </div>
  )
}

const barClass =
  'flex items-center gap-3 desk:mt-4 print:hidden max-desk:sticky max-desk:bottom-0 max-desk:z-5 max-desk:order-last max-desk:-mx-4 max-desk:h-20 max-desk:border-t max-desk:border-line max-desk:bg-card max-desk:px-4 sm:max-desk:-mx-6 sm:max-desk:px-6'

/** Its button, whose label may wrap on a narrow phone. */
export const barButtonClass = 'min-w-0 grow px-3! max-desk:leading-5 max-desk:whitespace-normal!'
