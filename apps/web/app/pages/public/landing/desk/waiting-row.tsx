import type { ReactNode } from 'react'

interface WaitingRowProps {
  icon: ReactNode
  kind: string
  title: ReactNode
  about: ReactNode
  /** What presses: time left, or by how much a price moved. */
  state: ReactNode
  action: ReactNode
}

/** Something to decide: what it is, what presses, and the step. On a phone the whole row is the step. */
export function WaitingRow({ icon, kind, title, about, state, action }: WaitingRowProps) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line px-4 py-3.5 text-sm leading-5 max-desk:hover:bg-paper desk:grid-cols-[2.25rem_minmax(0,1fr)_10rem_10.5rem]">
      <span className="hidden size-9 place-items-center rounded-box bg-steel-wash text-steel desk:grid">{icon}</span>
      <div className="min-w-0">
        <p className="text-ink-soft">{kind}</p>
        <p className="text-[0.9375rem] font-semibold">{title}</p>
        <p className="text-ink-soft">{about}</p>
      </div>
      <div className="max-desk:row-start-2 max-desk:col-span-2">{state}</div>
      {action}
    </li>
  )
}
