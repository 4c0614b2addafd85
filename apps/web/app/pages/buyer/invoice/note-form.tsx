import { issueNote } from '@lohahaat/contract/billing/notes/notes'
import type { TaxDocumentDetail } from '@lohahaat/contract/billing/invoices/tax-document'
import { type NoteReason, noteReasons } from '@lohahaat/domain/billing/notes'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { newKey } from '../../../api/new-key'
import { texts as documentTexts } from '../../../parts/billing/texts'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/fields/checkbox'
import { NumberField } from '../../../ui/fields/number-field'
import { SelectField } from '../../../ui/fields/select-field'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

/** An administrator corrects an invoice by a note. What was typed stays when it is refused. */
export function NoteForm({ document }: { document: TaxDocumentDetail }) {
  const { invoiceId, documentLines, perTonCharges } = document
  const [kind, setKind] = useState<'credit' | 'debit'>('credit')
  const [noteReason, setReason] = useState<NoteReason>('short-weight')
  const [by, setBy] = useState<'weight' | 'amount'>('weight')
  const [withPerTonCharges, setWithCharges] = useState(true)
  const [figures, setFigures] = useState<Readonly<Record<number, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [key, setKey] = useState(newKey)
  const { busy, run, revalidate } = useAction(() => undefined)

  const issue = () =>
    run(async () => {
      const noteLines = documentLines.flatMap(({ lineNo }) => {
        const figure = Number(figures[lineNo] ?? '')
        return figures[lineNo]?.trim() ? [{ lineNo, ...(by === 'weight' ? { kg: figure } : { amount: figure }) }] : []
      })
      if (noteLines.length === 0) {
        setProblem(texts.note.nothing)
        return
      }
      setProblem(null)
      try {
        const input = {
          invoiceId,
          kind,
          noteReason,
          withPerTonCharges: by === 'weight' && withPerTonCharges,
          noteLines,
        }
        const { number } = await browserApi.send(issueNote, input, { idempotencyKey: key })
        showToast(texts.note.done(number))
      } catch (error) {
        setProblem(errorText(error))
        throw error
      }
      setFigures({})
      setKey(newKey())
      await revalidate()
    })

  return (
    <Card title={texts.note.title}>
      <p className="mb-4 text-ink-soft">{texts.note.said}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void issue()
        }}
      >
        <div className="grid gap-x-4 sm:grid-cols-2">
          <SelectField
            label={texts.note.kind}
            placeholder={null}
            options={(['credit', 'debit'] as const).map((value) => ({ value, label: texts.note[value] }))}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value === 'debit' ? 'debit' : 'credit')}
          />
          <SelectField
            label={texts.note.reason}
            placeholder={null}
            options={noteReasons.map((value) => ({ value, label: documentTexts.reasons[value] }))}
            value={noteReason}
            onChange={({ currentTarget }) =>
              setReason(noteReasons.find((each) => each === currentTarget.value) ?? 'rate')
            }
          />
          <SelectField
            label={texts.note.by}
            placeholder={null}
            options={[
              { value: 'weight', label: texts.note.byWeight },
              { value: 'amount', label: texts.note.byAmount },
            ]}
            value={by}
            onChange={({ currentTarget }) => setBy(currentTarget.value === 'amount' ? 'amount' : 'weight')}
          />
        </div>
        {by === 'weight' && perTonCharges > 0 && (
          <Checkbox
            label={texts.note.withCharges(formatRupees(rupees(perTonCharges)))}
            checked={withPerTonCharges}
            onChange={({ currentTarget }) => setWithCharges(currentTarget.checked)}
          />
        )}
        <div className="grid gap-x-4 sm:grid-cols-2">
          {documentLines.map(({ lineNo, description }) => (
            <NumberField
              key={lineNo}
              label={texts.note.ofLine(lineNo, description)}
              unit={by === 'weight' ? texts.note.kg : texts.note.rupees}
              places={by === 'weight' ? 3 : 2}
              value={figures[lineNo] ?? ''}
              onChange={({ currentTarget }) => setFigures({ ...figures, [lineNo]: currentTarget.value })}
            />
          ))}
        </div>
        {problem !== null && (
          <p role="alert" className="mb-4 font-medium text-red">
            {problem}
          </p>
        )}
        <Button type="submit" variant="main" busy={busy}>
          {texts.note.submit}
        </Button>
      </form>
    </Card>
  )
}
