import { useId } from 'react'
import { Link } from 'react-router'
import { labelClass } from '../../../ui/fields/field'

interface LinkGroupProps {
  label: string
  links: readonly { label: string; to: string; isChosen: boolean }[]
}

/** A few options side by side as links, so that they work without scripts and with Back. */
export function LinkGroup({ label, links }: LinkGroupProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="min-w-0">
      <p id={id} className={labelClass}>
        {label}
      </p>
      <div className="flex h-11 rounded-box border border-edge bg-card p-1">
        {links.map((link) => (
          <Link
            key={link.label}
            to={link.to}
            preventScrollReset
            aria-current={link.isChosen || undefined}
            className="grid grow place-items-center rounded px-2 text-[0.9375rem] whitespace-nowrap hover:underline underline-offset-4 aria-[current]:bg-steel aria-[current]:font-semibold aria-[current]:text-card"
          >
            {link.label}
          </Link>
        ))}
      </div>
    </div>
  )
}
