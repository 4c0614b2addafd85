import { fetchCompanies, mergeCompanies, type CompanyRow } from '@lohahaat/contract/identity/companies/merge-companies'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

interface MergeDialogProps {
  company: CompanyRow
  onClose: () => void
}

const MOST_FOUND = 20

/** Finds the other company, then merges into it. */
export function MergeDialog({ company, onClose }: MergeDialogProps) {
  const [found, setFound] = useState<readonly CompanyRow[]>([])
  const [search, setSearch] = useState('')
  const [intoId, setIntoId] = useState('')
  const { busy, run, revalidate } = useAction(() => undefined)
  const into = found.find(({ companyId }) => String(companyId) === intoId)

  const find = () =>
    run(async () => {
      const { rows } = await browserApi.sendPaged(fetchCompanies, { page: 1, pageSize: MOST_FOUND, search })
      const others = rows.filter(({ companyId }) => companyId !== company.companyId)
      setFound(others)
      setIntoId(String(others[0]?.companyId ?? ''))
      if (others.length === 0) showToast(texts.noneFound, 'error')
    })
  const merge = (target: CompanyRow) =>
    run(async () => {
      await browserApi.send(mergeCompanies, { fromCompanyId: company.companyId, intoCompanyId: target.companyId })
      showToast(texts.merged(company.name, target.name))
      await revalidate()
      onClose()
    })

  return (
    <Dialog open title={texts.mergeTitle(company.name)} onClose={onClose}>
      <p className="mt-2 text-ink-soft">{texts.mergeText}</p>
      <DialogForm
        busy={busy}
        closeLabel={texts.close}
        submitLabel={into ? texts.submit : texts.search}
        onClose={onClose}
        onSubmit={() => void (into ? merge(into) : find())}
      >
        <TextField
          label={texts.find}
          value={search}
          maxLength={100}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value)
            setFound([])
          }}
          className="mt-4"
        />
        {into && (
          <SelectField
            label={texts.choose}
            placeholder={null}
            options={found.map(({ companyId, name, gstNumbers }) => ({
              value: companyId,
              label: texts.option(name, gstNumbers[0] ?? '', companyId),
            }))}
            value={intoId}
            onChange={({ currentTarget }) => setIntoId(currentTarget.value)}
          />
        )}
      </DialogForm>
    </Dialog>
  )
}
