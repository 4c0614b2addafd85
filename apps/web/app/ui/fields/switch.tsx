import { type ComponentProps, type ReactNode, useId } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'className'> {
  label: ReactNode
  hint?: ReactNode
}

/** An on/off switch: a drawn knob over a native checkbox. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <span className="relative mt-0.5 inline-flex shrink-0">
        <input
          {...input}
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-note`}
          className="peer h-6 w-10 cursor-pointer appearance-none rounded-full border border-edge bg-card transition-colors checked:border-steel checked:bg-steel"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-edge transition-transform peer-checked:translate-x-4 peer-checked:bg-card" />
      </span>
      <div>
        <label htmlFor={id} className="cursor-pointer text-[0.9375rem] leading-6 font-medium">
          {label}
        </label>
        <p id={`${id}-note`} className="text-sm text-ink-soft">
          {hint}
        </p>
      </div>
    </div>
  )
}
