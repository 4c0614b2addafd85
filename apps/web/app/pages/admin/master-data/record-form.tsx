import type { MasterDataRow } from '@lohahaat/contract/reference/master-data/description'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import { Link } from 'react-router'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { RemoveButton } from '../../../ui/remove-button'
import { ChosenParents, FixedParents } from './parent-fields'
import { RecordField } from './record-field'
import { useRecordForm } from './use-record-form'
import { texts } from './texts'

interface RecordFormProps {
  kind: MasterData
  /** Whether the path has an id; the record may still be missing. */
  isEditing: boolean
  record: MasterDataRow | null
  choices: Readonly<Record<string, readonly string[]>>
}

export function RecordForm({ kind, isEditing, record, choices }: RecordFormProps) {
  const { form, save, remove } = useRecordForm(kind, record)
  const { errors, isDirty, isValid, isSubmitting } = form.formState

  return (
    <form onSubmit={(event) => void form.handleSubmit(save)(event)} noValidate>
      <div className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-2">
        {record ? <FixedParents kind={kind} record={record} /> : <ChosenParents kind={kind} form={form} />}
        {Object.entries(kind.fields).map(([name, field]) => (
          <RecordField
            key={name}
            field={field}
            input={form.register(name)}
            error={errors[name]?.message}
            choices={choices[name] ?? []}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="main"
          disabled={!isValid || (record !== null && !isDirty)}
          busy={isSubmitting}
          className="max-sm:grow"
        >
          {isEditing ? kind.texts.update : kind.texts.create}
        </Button>
        <Link to={kind.screens.list} className={buttonClass()}>
          {texts.cancel}
        </Link>
        {isEditing && (
          <RemoveButton onClick={remove} className="sm:ml-auto">
            {texts.delete}
          </RemoveButton>
        )}
      </div>
    </form>
  )
}
