const base = 'press'

const variants = {
  /** The single main action of a screen. */
  main: 'bg-heat text-on-heat hover:bg-heat-deep aria-disabled:not-aria-busy:bg-line aria-disabled:not-aria-busy:text-ink-soft',
  plain: 'border border-line bg-card text-ink hover:border-edge aria-disabled:text-ink-soft',
  quiet:
    'bg-steel-wash text-steel hover:underline underline-offset-4 aria-disabled:no-underline aria-disabled:text-ink-soft',
  /** Pressed; another press undoes it. */
  chosen: 'bg-green-wash text-green hover:underline underline-offset-4',
  /** Deletes something for good, in the question before it. */
  danger: 'border border-red bg-red-wash text-red hover:underline underline-offset-4',
  onNight: 'border border-night-soft text-night-ink hover:border-night-ink hover:bg-white/10',
} as const

const sizes = {
  medium: 'min-h-11 px-4 text-[0.9375rem]',
  small: 'min-h-10 px-3.5 text-sm',
} as const

export interface ButtonLook {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
}

/** The style of a button, also for links. */
export const buttonClass = ({ variant = 'plain', size = 'medium', wide = false }: ButtonLook = {}) =>
  `${base} ${variants[variant]} ${sizes[size]} ${wide ? 'w-full' : ''}`
