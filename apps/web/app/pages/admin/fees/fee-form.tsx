import type { Fee } from '@lohahaat/contract/ordering/fees/fee-details'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { NumberField } from '../../../ui/fields/number-field'
import { ExampleOrder } from './example-order'
import { figureNames } from './figures'
import { useFeeForm } from './use-fee-form'
import { texts } from './texts'

/** The example is between the fields and the button, also on a phone: the effect is visible before saving. */
export function FeeForm({ current }: { current: Fee | null }) {
  const { form, base, figures, canSave, save } = useFeeForm(current)
  const { errors, isSubmitting } = form.formState
  return (
    <form
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      noValidate
      className="grid gap-6 desk:grid-cols-[1fr_27rem]"
    >
      <Card title={texts.form.title}>
        <div className="grid content-start gap-x-6 gap-y-2 sm:grid-cols-2 lg:gap-y-6 desk:max-lg:grid-cols-1">
          {figureNames.map((name) => (
            <NumberField
              key={name}
              {...form.register(name)}
              label={texts.figures[name].label}
              unit={texts.figures[name].unit}
              hint={texts.figures[name].hint}
              maxLength={12}
              error={errors[name]?.message}
            />
          ))}
        </div>
      </Card>
      <Card title={texts.example.title}>
        <ExampleOrder now={base} next={figures} />
        <Button type="submit" variant="main" disabled={!canSave} busy={isSubmitting} wide className="mt-5">
          {texts.form.save}
        </Button>
      </Card>
    </form>
  )
}
