import type { InputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import { type fetchProfile, saveProfile } from '@lohahaat/contract/identity/accounts/profile'
import { messages } from '@lohahaat/contract/platform/messages'
import { useForm } from 'react-hook-form'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { PhoneField } from '../../../parts/identity/phone-field'
import { lazyResolver } from '../../../parts/platform/lazy-resolver'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { digitsOnly, tidyField } from '../../../ui/fields/tidy-field'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

type Contact = InputOf<typeof saveProfile>

const resolver = lazyResolver<Contact>(() => import('./check-contact').then(({ checkContact }) => checkContact))

export function ContactForm({ profile }: { profile: ResponseOf<typeof fetchProfile> }) {
  const { register, handleSubmit, reset, formState } = useForm<Contact>({
    resolver,
    mode: 'onChange',
    defaultValues: contactOf(profile),
  })
  const { errors, isDirty, isValid, isSubmitting } = formState

  async function save(contact: Contact) {
    try {
      reset(contactOf(await browserApi.send(saveProfile, contact)))
      showToast(messages.dataUpdated)
    } catch (error) {
      showToast(errorText(error), 'error')
    }
  }

  return (
    <form onSubmit={(event) => void handleSubmit(save)(event)} noValidate className="grid gap-3">
      <TextField
        {...register('buyerContactName')}
        label={texts.contact.name}
        autoComplete="name"
        maxLength={70}
        error={errors.buyerContactName?.message}
      />
      <PhoneField
        {...register('buyerContactPhone')}
        label={texts.contact.number}
        error={errors.buyerContactPhone?.message}
      />
      <TextField
        {...tidyField(register('pinCode'), digitsOnly)}
        label={texts.contact.pinCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        error={errors.pinCode?.message}
        hint={texts.contact.pinCodeHint}
      />
      <Button
        type="submit"
        variant="main"
        disabled={!isDirty || !isValid}
        busy={isSubmitting}
        className="justify-self-start"
      >
        {texts.contact.save}
      </Button>
    </form>
  )
}

const contactOf = ({ buyerContactName, buyerContactPhone, pinCode }: Contact): Contact => ({
  buyerContactName,
  buyerContactPhone,
  pinCode,
})
