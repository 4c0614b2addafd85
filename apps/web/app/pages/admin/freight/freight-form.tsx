import type { FreightTermsRow } from '@lohahaat/contract/inventory/freight/freight-terms'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { NumberField } from '../../../ui/fields/number-field'
import { Switch } from '../../../ui/fields/switch'
import { ExampleFreight } from './example-freight'
import { RateTable } from './rate-table'
import { useFreightForm } from './use-freight-form'
import { texts } from './texts'

const figures = ['roadFactorPercent', 'kmPerDay', 'leastRupeesPerTon'] as const

export function FreightForm({ current }: { current: FreightTermsRow | null }) {
  const freight = useFreightForm(current)
  const { form, terms, problem, save } = freight
  const { isSubmitting, isDirty } = form.formState
  return (
    <form
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      noValidate
      className="grid gap-6 desk:grid-cols-[1fr_24rem]"
    >
      <Card title={texts.form.title}>
        <div className="grid gap-6">
          <RateTable {...freight} />
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
            {figures.map((name) => (
              <NumberField
                key={name}
                {...form.register(name)}
                label={texts.figures[name].label}
                unit={texts.figures[name].unit}
                hint={texts.figures[name].hint}
                places={name === 'leastRupeesPerTon' ? 2 : 0}
                maxLength={8}
              />
            ))}
          </div>
          <Switch {...form.register('isCharged')} label={texts.form.charged} hint={texts.form.chargedHint} />
        </div>
      </Card>
      <Card title={texts.example.title} className="desk:sticky desk:top-20 desk:self-start">
        <ExampleFreight terms={terms} problem={problem} />
        <Button type="submit" variant="main" disabled={!terms || !isDirty} busy={isSubmitting} wide className="mt-5">
          {texts.form.save}
        </Button>
      </Card>
    </form>
  )
}
