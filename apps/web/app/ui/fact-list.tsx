import type { ReactNode } from 'react'

interface FactListProps {
  /** Names with what is said; null is left out. */
  facts: readonly (readonly [name: string, said: ReactNode])[]
  /** How many stand side by side. */
  className: string
}

/** Short facts, each under its name. */
export const FactList = ({ facts, className }: FactListProps) => (
  <dl className={`grid gap-x-8 gap-y-3 text-[0.9375rem] ${className}`}>
    {facts.map(
      ([name, said]) =>
        said !== null && (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-medium wrap-anywhere">{said}</dd>
          </div>
        ),
    )}
  </dl>
)
