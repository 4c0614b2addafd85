import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { useMemo } from 'react'
import { AlertIcon } from '../../../ui/icons'
import { leafNode } from './class-tree'
import { EnquiryFields } from './enquiry-fields'
import { FormBar } from './form-bar'
import { ItemCard } from './item-card'
import type { LoadedForm } from './load-form'
import { SizeCard } from './size-card'
import { useClassTree } from './use-class-tree'
import { useEnquiryForm } from './use-enquiry-form'
import { texts } from './texts'
import { outdatingText } from './outdating'

export function EnquiryForm({ enquiry, place, choices }: LoadedForm) {
  const enquiryForm = useEnquiryForm(enquiry, place)
  const { form, change, missing, choice } = enquiryForm
  const { tree, retry } = useClassTree(form.departmentId)
  const ticked = useMemo(() => new Set(form.items.map(leafNode)), [form.items])
  // Lines of an uploaded list may belong to another department than the chosen one.
  const known = tree === null || tree === 'failed' ? null : tree.leaves
  const isForeign = (item: { thicknessId: number }) => known !== null && !known.has(leafNode(item))
  const foreign = form.items.some(isForeign) ? texts.foreignItems : null

  return (
    <div className="grid gap-4 lg:gap-6">
      {enquiry && <OutdatingNotice enquiry={enquiry} />}
      <EnquiryFields form={form} change={change} place={choice} choices={choices} />
      <div className="grid items-start gap-4 lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-6">
        <SizeCard tree={form.departmentId === 0 ? 'none' : tree} ticked={ticked} change={change} onRetry={retry} />
        <ItemCard items={form.items} isForeign={isForeign} change={change} />
      </div>
      <FormBar enquiryForm={enquiryForm} isNew={enquiry === null} missing={missing ?? foreign} />
    </div>
  )
}

function OutdatingNotice({ enquiry }: { enquiry: Enquiry }) {
  const text = outdatingText(enquiry)
  if (text === null) return null
  return (
    <p className="flex items-start gap-2.5 rounded-box bg-amber-wash px-4 py-3 text-[0.9375rem] text-amber">
      <AlertIcon className="mt-0.5 size-5" />
      {text}
    </p>
  )
}
