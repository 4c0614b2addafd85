import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { Card } from '../../../ui/card'
import { FormButtons } from './form-buttons'
import { MakeFields } from './make-fields'
import { OfferFields } from './offer-fields'
import { PictureField } from './picture-field'
import { SectionCard } from './section-card'
import { SectionFields } from './section-fields'
import type { StockChoices } from './stock-choices'
import { usePicture } from './use-picture'
import { useProposals } from './use-proposals'
import { useSectionChoices } from './use-section-choices'
import { useStockForm } from './use-stock-form'

interface StockFormProps {
  item: StockItem | null
  choices: StockChoices
}

export function StockForm({ item, choices }: StockFormProps) {
  const { departments } = choices
  const { form, save, remove } = useStockForm(item, departments.length === 1 ? String(departments[0]?.value) : '')
  const section = useSectionChoices(form.control, item)
  const proposals = useProposals(form, { ...section, isNew: item === null })
  const picture = usePicture(form)

  const submit = form.handleSubmit(async (values) => {
    if (await save(values)) proposals.startAnew()
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_17rem] lg:gap-x-6">
        <Card>
          <SectionFields form={form} departments={departments} section={section} />
        </Card>
        <SectionCard section={section} proposals={proposals} />
        <Card className="grid gap-6">
          <MakeFields form={form} choices={choices} />
          <OfferFields form={form} choices={choices} proposals={proposals} />
          <PictureField picture={picture} />
          <FormButtons form={form} item={item} isWaiting={picture.isSending} onDelete={remove} />
        </Card>
      </div>
    </form>
  )
}
