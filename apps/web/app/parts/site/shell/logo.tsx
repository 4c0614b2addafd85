import { Link } from 'react-router'
import { site } from '../../../site'

interface LogoProps {
  className?: string
  /** Where there is no room for the name. */
  nameClass?: string
}

/** A square hollow section seen from its end, with a hot spot. */
export function Logo({ className = '', nameClass }: LogoProps) {
  return (
    <Link to="/" className={`inline-flex items-center gap-2.5 text-xl font-semibold tracking-tight ${className}`}>
      <svg viewBox="0 0 32 32" className="size-7" aria-hidden="true">
        <rect x="3.5" y="3.5" width="25" height="25" rx="7" fill="none" stroke="currentColor" strokeWidth="5" />
        <rect x="13" y="13" width="6" height="6" rx="1.5" className="fill-heat" />
      </svg>
      <span className={nameClass}>{site.name}</span>
    </Link>
  )
}
