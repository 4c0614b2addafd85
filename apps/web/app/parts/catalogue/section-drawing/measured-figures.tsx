interface MeasuredFiguresProps {
  figures: readonly { value: string; label: string }[]
  className?: string
}

const line = 'before:h-px before:grow before:bg-current/45 after:h-px after:grow after:bg-current/45'

/** Figures drawn like dimensions, each between the ticks of a dimension line. Inherits the text colour. */
export function MeasuredFigures({ figures, className = '' }: MeasuredFiguresProps) {
  return (
    <dl className={`grid grid-cols-2 gap-x-4 gap-y-6 desk:grid-cols-4 desk:gap-x-8 ${className}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse text-center">
          <dt className="mt-1.5 px-2 text-[0.9375rem] leading-5 opacity-80">{label}</dt>
          <dd
            className={`flex items-center gap-2.5 border-x border-current/45 text-[1.625rem] leading-9 font-semibold tracking-tight whitespace-nowrap sm:text-4xl sm:leading-11 ${line}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
