import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonLook } from './button-class'
import { Spinner } from './messages/spinner'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'>, ButtonLook {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
  /** Shows a spinner and ignores further presses. */
  busy?: boolean | undefined
}

/** Stays focusable while busy or disabled, so that keyboard focus is not lost. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  disabled = false,
  onClick,
  className = '',
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || disabled) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={busy || disabled || undefined}
      aria-busy={busy || undefined}
      className={`${buttonClass({ variant, size, wide })} ${className}`}
    >
      {/* Seen through and not hidden while busy: hidden words would leave the button without its name. */}
      <span className={busy ? 'inline-flex items-center gap-2 opacity-0' : 'contents'}>{children}</span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}
