interface TimeLineProps {
  /** The part that is left, from 0 to 1. */
  left: number
  isUrgent: boolean
}

/** A dimension line for time: what is left of it is drawn at its end. */
export function TimeLine({ left, isUrgent }: TimeLineProps) {
  const start = 100 - Math.max(4, Math.min(100, left * 100))
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-2.5 w-full *:[vector-effect:non-scaling-stroke]"
    >
      <path d="M0 5H100M.5 0V10M99.5 0V10" className="stroke-edge" />
      <path
        d={`M${start} 5H99.5M${start} 0V10M99.5 0V10`}
        strokeWidth="2"
        fill="none"
        className={isUrgent ? 'stroke-red' : 'stroke-steel'}
      />
    </svg>
  )
}
