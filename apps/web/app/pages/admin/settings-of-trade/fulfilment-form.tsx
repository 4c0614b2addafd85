import type { FulfilmentSettings } from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import { FormHead } from '../../../parts/fulfilment/form-head'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { NumberField } from '../../../ui/fields/number-field'
import { RadioGroup } from '../../../ui/fields/radio-group'
import { ExampleShortage } from './example-shortage'
import { figureGroups, placesOf } from './figures'
import { texts } from './texts'
import { useFulfilmentForm } from './use-fulfilment-form'

type Group = keyof typeof figureGroups

/** The example is beside the fields, so that the effect is seen before it is saved. */
export function FulfilmentForm({ current, settingsId }: { current: FulfilmentSettings; settingsId: number | null }) {
  const { form, typed, settings, problem, save } = useFulfilmentForm(current, settingsId)
  const { errors, isSubmitting, isDirty } = form.formState
  const fields = (group: Group) => (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
      {figureGroups[group].map((name) => (
        <NumberField
          key={name}
          {...form.register(name)}
          label={texts.figures[name].label}
          unit={texts.figures[name].unit}
          hint={texts.figures[name].hint}
          places={placesOf(name)}
          maxLength={7}
          error={errors[name]?.message}
        />
      ))}
    </div>
  )
  return (
    <form
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      noValidate
      className="grid gap-6 desk:grid-cols-[1fr_22rem]"
    >
      <div className="grid content-start gap-6">
        <FormHead refusal={problem} />
        <Card title={texts.groups.bridges}>
          {fields('bridges')}
          <div className="mt-2 max-w-md">
            <RadioGroup
              label={texts.policy.label}
              options={texts.policy.options}
              value={typed.policy}
              onChange={(policy) => form.setValue('policy', policy, { shouldDirty: true })}
            />
            <p className="mt-1 text-sm text-ink-soft">{texts.policy.hint}</p>
          </div>
        </Card>
        {(['loading', 'truck', 'certificates'] as const).map((group) => (
          <Card key={group} title={texts.groups[group]}>
            {fields(group)}
          </Card>
        ))}
      </div>
      <Card title={texts.example.title} className="desk:sticky desk:top-20 desk:self-start">
        {settings && <ExampleShortage settings={settings} />}
        <Button type="submit" variant="main" disabled={!settings || !isDirty} busy={isSubmitting} wide className="mt-5">
          {texts.form.save}
        </Button>
      </Card>
    </form>
  )
}
