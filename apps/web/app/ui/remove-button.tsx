import type { ComponentProps } from 'react'
import { Button } from './button'
import { TrashIcon } from './work-icons'

type RemoveButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'title'>

/** Deletes or removes something, and is never mistaken for buying it. Without words the icon stands alone. */
export function RemoveButton({ className = '', children, ...button }: RemoveButtonProps) {
  const shape = children ? '' : 'w-10 px-0!'
  return (
    <Button
      {...button}
      title={children ? undefined : button['aria-label']}
      className={`text-ink-soft hover:text-red ${shape} ${className}`}
    >
      <TrashIcon className="size-4.5" />
      {children}
    </Button>
  )
}
