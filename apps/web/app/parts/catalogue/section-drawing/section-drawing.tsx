import { type ReactNode, useId } from 'react'

interface SectionDrawingProps {
  viewBox: string
  /** Cut surfaces, hatched as on a mill drawing. */
  cuts: readonly string[]
  className?: string
  children?: ReactNode
}

/** Cross-sections as a mill draws them: thin outline, cut metal hatched at 45°. Inherits the text colour. */
export function SectionDrawing({ viewBox, cuts, className = '', children }: SectionDrawingProps) {
  const hatch = useId()
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      <defs>
        <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v4" stroke="currentColor" strokeWidth="1.6" />
        </pattern>
      </defs>
      {cuts.map((cut) => (
        <path
          key={cut}
          d={cut}
          fill={`url(#${hatch})`}
          fillRule="evenodd"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ))}
      {children}
    </svg>
  )
}
