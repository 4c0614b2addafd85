import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-line text-ink',
  steel: 'bg-steel-wash text-steel',
  green: 'bg-green-wash text-green',
  amber: 'bg-amber-wash text-amber',
  red: 'bg-red-wash text-red',
} as const

interface BadgeProps {
  tone?: keyof typeof tones
  /** A word or a count: colour alone is not accessible. */
  children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={`inline-block rounded px-1.5 text-xs leading-5.5 font-semibold whitespace-nowrap ${tones[tone]}`}>
      {children}
    </span>
  )
}
