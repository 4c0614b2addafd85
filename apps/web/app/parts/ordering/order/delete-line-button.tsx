import type { OrderLine } from '@lohahaat/domain/ordering/order'
import { RemoveButton } from '../../../ui/remove-button'
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
    <RemoveButton
      size="small"
      aria-label={name}
      disabled={busy}
      onClick={() => onDelete(line)}
      className="print:hidden"
    />
  )
}
