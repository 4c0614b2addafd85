import type { Parent } from '@lohahaat/contract/reference/master-data/description'
import type { MasterDataRow } from '@lohahaat/contract/reference/master-data/description'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import type { UseFormReturn } from 'react-hook-form'
import { browserApi } from '../../../api/browser-api'
import { useChoices } from '../../../parts/reference/choices/use-choices'
import { ReadOnlyField } from '../../../ui/fields/read-only-field'
import { SelectField } from '../../../ui/fields/select-field'
import type { FormValues } from './form-values'

/** The parents of a record, which are fixed once it exists. */
export const FixedParents = ({ kind, record }: { kind: MasterData; record: MasterDataRow }) =>
  kind.parents.map(({ id, name, label }) => (
    <ReadOnlyField key={id} label={label()}>
      {record[name]}
    </ReadOnlyField>
  ))

/** The parents of a new record, one select after the other from the top. */
export const ChosenParents = ({ kind, form }: { kind: MasterData; form: UseFormReturn<FormValues> }) =>
  kind.parents.map((parent, place) => (
    <ParentSelect
      key={parent.id}
      parent={parent}
      above={kind.parents[place - 1]}
      below={kind.parents.slice(place + 1)}
      form={form}
    />
  ))

interface ParentSelectProps {
  parent: Parent
  above: Parent | undefined
  below: readonly Parent[]
  form: UseFormReturn<FormValues>
}

function ParentSelect({ parent, above, below, form }: ParentSelectProps) {
  const chosenAbove = above ? Number(form.watch(above.id)) : -1
  const { options, busy } = useChoices(chosenAbove, (id) => loadChoices(parent, id))

  /** Sets the name with the id, and clears the choices below. */
  function choose() {
    const chosen = options.find(({ value }) => String(value) === form.getValues(parent.id))
    form.setValue(parent.name, chosen?.label ?? '')
    for (const { id, name } of below) {
      form.setValue(id, '', { shouldDirty: true, shouldValidate: true })
      form.setValue(name, '')
    }
  }

  return (
    <SelectField
      {...form.register(parent.id, { onChange: choose })}
      label={parent.label()}
      options={options}
      busy={busy}
      disabled={chosenAbove === 0}
      error={form.formState.errors[parent.id]?.message}
    />
  )
}

async function loadChoices({ id, name, choices }: Parent, above: number) {
  const rows = await browserApi.send(choices.call, { [choices.query]: above })
  return rows.map((row) => ({ value: Number(row[id]), label: String(row[name]) }))
}
