import { mailPaces, setMailPace, type MailPace } from '@lohahaat/contract/supply/desk/supplier-desk'
import { browserApi } from '../../../api/browser-api'
import { DeskCard } from '../../../parts/platform/desk-card'
import { useAction } from '../../../parts/platform/use-action'
import { SelectField } from '../../../ui/fields/select-field'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

/** How often he is mailed what fits. */
export function MailsCard({ pace }: { pace: MailPace }) {
  const { busy, run, revalidate } = useAction(() => undefined)
  const change = (chosen: string) =>
    run(async () => {
      await browserApi.send(setMailPace, { pace: chosen as MailPace })
      showToast(texts.mails.saved)
      await revalidate()
    })
  return (
    <DeskCard title={texts.mails.title}>
      <div className="border-t border-line px-4 py-3">
        <SelectField
          label={texts.mails.label}
          hint={texts.mails.hint}
          placeholder={null}
          disabled={busy}
          options={mailPaces.map((value) => ({ value, label: texts.mails.paces[value] }))}
          defaultValue={pace}
          onChange={({ currentTarget }) => void change(currentTarget.value)}
        />
      </div>
    </DeskCard>
  )
}
