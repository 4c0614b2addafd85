import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { Card } from '../../../ui/card'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { FormButtons } from './form-buttons'
import { MakeFields } from './make-fields'
import { OfferFields } from './offer-fields'
import { PictureField } from './picture-field'
import { SectionFields } from './section-fields'
import type { StockChoices } from './stock-choices'
import { usePicture } from './use-picture'
import { type Proposals, useProposals } from './use-proposals'
import { type SectionChoices, useSectionChoices } from './use-section-choices'
import { useStockForm } from './use-stock-form'
import { texts } from './texts'

interface StockFormProps {
  item: StockItem | null
  choices: StockChoices
}

/** Where there is no choice, it is made. */
const onlyOf = (options: StockChoices['sellers']) => (options.length === 1 ? String(options[0]?.value) : '')

export function StockForm({ item, choices }: StockFormProps) {
  const { departments, sellers } = choices
  const { form, save, remove } = useStockForm(item, { departmentId: onlyOf(departments), sellerId: onlyOf(sellers) })
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

interface SectionCardProps {
  section: SectionChoices
  proposals: Proposals
}

/** The chosen section, drawn to scale. */
function SectionCard({ section: { size, thickness }, proposals: { standard } }: SectionCardProps) {
  return (
    <aside
      aria-label={texts.section.drawing}
      className={`rounded-box border border-line bg-card p-5 text-center lg:sticky lg:top-24 lg:row-span-2 ${thickness ? '' : 'max-lg:hidden'}`}
    >
      <PipeSection size={size} thickness={thickness} dimensions className="mx-auto h-37 text-steel lg:h-42" />
      <p className="mt-3 font-semibold">{thickness ? formatSection({ size, thickness }) : texts.section.none}</p>
      <p className="mt-0.5 min-h-5 text-sm text-ink-soft">{standard && texts.section.standardWeight(standard)}</p>
    </aside>
  )
}
