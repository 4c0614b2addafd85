import { askBetter } from '@lohahaat/contract/sourcing/better/ask-better'
import { formatRupees } from '@lohahaat/domain/platform/money'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { useState } from 'react'
import { browserApi } from '../../../../api/browser-api'
import { newKey } from '../../../../api/new-key'
import { useAction } from '../../../../parts/platform/use-action'
import { RadioGroup } from '../../../../ui/fields/radio-group'
import { SelectField } from '../../../../ui/fields/select-field'
import { TextField } from '../../../../ui/fields/text-field'
import { Dialog } from '../../../../ui/messages/dialog'
import { DialogForm } from '../../../../ui/messages/dialog-form'
import { showToast } from '../../../../ui/messages/toast-store'
import { texts } from '../texts'
import { type AskValues, inputOf, isAskable, savingOf, startOf } from './ask-values'
import { TargetList } from './target-list'

/** Whom the buyer asks, and for which line; null: for the whole quote. */
export interface Asked {
  quote: Quote
  enquiryItemId: number | null
}

interface AskDialogProps {
  asked: Asked | null
  enquiry: Enquiry
  onClose: () => void
}

export function AskDialog({ asked, enquiry, onClose }: AskDialogProps) {
  return (
    <Dialog open={asked !== null} title={texts.better.askParty(asked?.quote.party ?? '')} onClose={onClose}>
      {asked && <AskForm asked={asked} enquiry={enquiry} onClose={onClose} />}
    </Dialog>
  )
}

interface AskFormProps {
  asked: Asked
  enquiry: Enquiry
  onClose: () => void
}

function AskForm({ asked: { quote, enquiryItemId }, enquiry, onClose }: AskFormProps) {
  const [values, setValues] = useState(() => startOf(enquiryItemId))
  const [isMissing, setMissing] = useState(false)
  const [idempotencyKey] = useState(newKey)
  const { busy, run, revalidate } = useAction(() => undefined)
  const change = (changed: Partial<AskValues>) => setValues((now) => ({ ...now, ...changed }))
  const saving = savingOf(enquiry.enquiryItems, quote, values)

  function submit() {
    setMissing(!isAskable(values))
    if (!isAskable(values)) return
    void run(async () => {
      await browserApi.send(askBetter, inputOf(quote.quoteId, values, Date.now()), { idempotencyKey })
      showToast(texts.better.asked(quote.party))
      await revalidate()
      onClose()
    })
  }

  return (
    <DialogForm
      busy={busy}
      closeLabel={texts.award.cancel}
      submitLabel={texts.better.ask}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="mt-1 mb-5 text-ink-soft">{texts.better.sealed}</p>
      <div className="grid gap-4">
        <RadioGroup
          label={texts.better.scope}
          options={{ whole: texts.better.whole, lines: texts.better.lines }}
          value={values.scope}
          onChange={(scope) => change({ scope })}
        />
        {values.scope === 'lines' && (
          <TargetList
            items={enquiry.enquiryItems}
            quote={quote}
            targets={values.targets}
            onChange={(targets) => change({ targets })}
          />
        )}
        <p aria-live="polite" className="-my-2 min-h-5 text-sm font-medium">
          {isMissing && !isAskable(values) && <span className="text-red">{texts.better.missing}</span>}
          {isAskable(values) && saving > 0n && texts.better.saves(formatRupees(saving))}
        </p>
        <SelectField
          label={texts.better.answerBy}
          placeholder={texts.better.noDeadline}
          value={values.hours}
          options={[2, 4, 24, 48].map((hours) => ({ value: String(hours), label: texts.better.within(hours) }))}
          onChange={({ currentTarget }) => change({ hours: currentTarget.value })}
          className="[&>p:empty]:hidden"
        />
        <TextField
          label={texts.better.note}
          maxLength={300}
          value={values.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          hint={texts.better.noteHint}
        />
      </div>
    </DialogForm>
  )
}
