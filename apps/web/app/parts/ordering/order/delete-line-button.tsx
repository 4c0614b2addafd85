import type { OrderLine } from '@lohahaat/domain/ordering/order'
import { Button } from '../../../ui/button'
import { TrashIcon } from '../../../ui/icons'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { texts } from './texts'

interface DeleteLineButtonProps {
  line: OrderLine
  busy: boolean
  onDelete: (line: OrderLine) => unknown
}

export function DeleteLineButton({ line, busy, onDelete }: DeleteLineButtonProps) {
  const name = texts.deletion.deleteItem(nameItem(line))
  return (
    <Button
      size="small"
      aria-label={name}
      title={name}
      disabled={busy}
      onClick={() => onDelete(line)}
      className="w-10 px-0! text-ink-soft hover:text-red print:hidden"
    >
      <TrashIcon className="size-4.5" />
    </Button>
  )
}
