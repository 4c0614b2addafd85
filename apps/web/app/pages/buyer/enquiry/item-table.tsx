import { enquiryMessages } from '@lohahaat/contract/platform/messages/at-work'
import { type Dispatch, type ReactNode, type SetStateAction, useCallback } from 'react'
import { useConfirm } from '../../../ui/messages/confirm'
import { changeItem, type FormState, removeItem } from './form-state'
import { type Item, nameOf } from './item'
import { ItemRow } from './item-row'
import { texts } from './texts'

interface ItemTableProps {
  items: readonly Item[]
  isForeign: (item: Item) => boolean
  change: Dispatch<SetStateAction<FormState>>
}

/** A table that becomes one card per item on a phone, with explicit roles as in ui/lists/table. */
export function ItemTable({ items, isForeign, change }: ItemTableProps) {
  const confirm = useConfirm()
  const changeOne = useCallback(
    (key: string, changed: Partial<Pick<Item, 'quantity' | 'unit'>>) =>
      change((form) => changeItem(form, key, changed)),
    [change],
  )
  const remove = useCallback(
    async (item: Item) => {
      const action = texts.items.removeAction
      const question = { title: nameOf(item), text: enquiryMessages.removeQuestion, action }
      if (await confirm({ ...question, isDanger: true })) change((form) => removeItem(form, item.key))
    },
    [confirm, change],
  )
  return (
    <table role="table" className="block w-full text-left text-[0.9375rem] sm:table">
      <caption className="sr-only">{texts.items.title}</caption>
      <thead role="rowgroup" className="hidden border-b border-line text-sm text-ink-soft sm:table-header-group">
        <tr role="row">
          <Head>{texts.items.item}</Head>
          <Head>{texts.items.unit}</Head>
          <Head className="text-right">{texts.items.quantity}</Head>
          <Head className="text-right">{texts.items.weight}</Head>
          <Head>
            <span className="sr-only">{texts.items.remove}</span>
          </Head>
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid divide-y divide-line sm:table-row-group">
        {items.map((item, index) => (
          <ItemRow
            key={item.key}
            item={item}
            number={index + 1}
            isForeign={isForeign(item)}
            onChange={changeOne}
            onRemove={remove}
          />
        ))}
      </tbody>
    </table>
  )
}

function Head({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <th role="columnheader" scope="col" className={`py-2 pr-4 font-semibold last:pr-0 ${className}`}>
      {children}
    </th>
  )
}
