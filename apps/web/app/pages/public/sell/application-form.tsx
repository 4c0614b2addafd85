import type { Application } from '@lohahaat/contract/supply/applications/application'
import { panOf } from '@lohahaat/domain/supply/application'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/fields/text-field'
import { ChoiceGroup, type Named } from './choice-group'
import { MOST_OF_NAME, type Known } from './form-values'
import { Papers } from './papers'
import { texts } from './texts'
import { useApplication, type ApplicationState } from './use-application'

interface ApplicationFormProps {
  application: Application | null
  brands: readonly Named[]
  classes: readonly Named[]
  company: Known
  /** Of a supplier who changes his details: when he is done with it. */
  onClose?: () => void
}

export function ApplicationForm({ application, brands, classes, company, onClose }: ApplicationFormProps) {
  const state = useApplication(application, company, onClose)
  const { values, set, errorOf, busy, isChange } = state
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void state.submit(event.currentTarget)
      }}
    >
      <Card title={texts.form.business}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Typed
            state={state}
            field="businessName"
            label={texts.form.businessName}
            maxLength={MOST_OF_NAME}
            disabled={isChange}
          />
          <Typed
            state={state}
            field="gstNumber"
            label={texts.form.gstNumber}
            maxLength={20}
            hint={values.gstNumber.length === 15 ? texts.form.pan(panOf(values.gstNumber.toUpperCase())) : undefined}
          />
        </div>
      </Card>
      <Card title={texts.form.bank}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Typed
            state={state}
            field="bankAccount"
            label={texts.form.bankAccount}
            maxLength={30}
            inputMode="numeric"
            autoComplete="off"
          />
          <Typed state={state} field="ifsc" label={texts.form.ifsc} maxLength={20} hint={texts.form.ifscHint} />
        </div>
      </Card>
      <Card title={texts.form.sells}>
        <Typed state={state} field="yards" label={texts.form.yards} hint={texts.form.yardsHint} inputMode="numeric" />
        <div className="mt-2 grid gap-6 sm:grid-cols-2">
          <ChoiceGroup
            name="brandIds"
            title={texts.form.brands}
            choices={brands}
            chosen={values.brandIds}
            error={errorOf('brandIds')}
            onChange={(brandIds) => set({ brandIds })}
          />
          <ChoiceGroup
            name="classIds"
            title={texts.form.classes}
            choices={classes}
            chosen={values.classIds}
            error={errorOf('classIds')}
            onChange={(classIds) => set({ classIds })}
          />
        </div>
      </Card>
      <Card title={texts.form.papers}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Typed state={state} field="udyam" label={texts.form.udyam} hint={texts.form.udyamHint} maxLength={30} />
          <Typed
            state={state}
            field="licence"
            label={texts.form.licence}
            hint={texts.form.licenceHint}
            maxLength={30}
          />
        </div>
        <Papers application={application} state={state} />
      </Card>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" variant="main" busy={busy}>
          {isChange ? texts.change.submit : texts.form.submit}
        </Button>
        {isChange ? (
          <Button onClick={() => onClose?.()}>{texts.change.cancel}</Button>
        ) : (
          <Button busy={busy} onClick={() => state.save()}>
            {texts.form.save}
          </Button>
        )}
      </div>
    </form>
  )
}

type TextName = 'businessName' | 'gstNumber' | 'bankAccount' | 'ifsc' | 'yards' | 'udyam' | 'licence'

interface TypedProps extends Omit<Parameters<typeof TextField>[0], 'value' | 'onChange' | 'error'> {
  state: ApplicationState
  field: TextName
}

function Typed({ state: { values, set, errorOf }, field, ...props }: TypedProps) {
  return (
    <TextField
      {...props}
      name={field}
      value={values[field]}
      error={errorOf(field)}
      onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
    />
  )
}
