import { useId } from 'react'
import { drawPipe } from './draw-pipe'

interface PipeSectionProps {
  /** As the size is named: '50 NB', '100x50'. */
  size: string
  /** Millimetres. */
  thickness: string
  /** With dimension lines, for a drawing of 200 px or more. */
  dimensions?: boolean
  className?: string
}

/** A pipe drawn to scale from its size and thickness; empty if they cannot be parsed as a section. */
export function PipeSection({ size, thickness, dimensions = false, className = '' }: PipeSectionProps) {
  const hatch = useId()
  return (
    <svg
      viewBox={dimensions ? '0 0 204 148' : '0 0 48 48'}
      className={className}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawPipe(size, thickness, dimensions, hatch) }}
    />
  )
}
