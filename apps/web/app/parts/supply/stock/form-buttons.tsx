import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { Button } from '../../../ui/button'
import { RemoveButton } from '../../../ui/remove-button'
import type { StockValues } from './stock-values'
import { useBackToList } from './use-back-to-list'
import { texts } from './texts'

interface FormButtonsProps {
  form: UseFormReturn<StockValues>
  item: StockItem | null
  /** A part of the item is still being uploaded. */
  isWaiting: boolean
  onDelete: (item: StockItem) => Promise<void>
}

export function FormButtons({ form, item, isWaiting, onDelete }: FormButtonsProps) {
  const backToList = useBackToList()
  const { isValid, isDirty, isSubmitting } = useFormState({ control: form.control })
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type="submit"
        variant="main"
        disabled={isWaiting || !isValid || (item !== null && !isDirty)}
        busy={isSubmitting}
        className="max-sm:grow"
      >
        {item ? texts.update : texts.create}
      </Button>
      <Button onClick={backToList}>{texts.cancel}</Button>
      {item && (
        <RemoveButton onClick={() => onDelete(item)} className="sm:ml-auto">
          {texts.delete}
        </RemoveButton>
      )}
    </div>
  )
}
