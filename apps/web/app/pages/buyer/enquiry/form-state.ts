import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { MOST_ITEMS } from '@lohahaat/contract/sourcing/enquiries/enquiry-item'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/at-work'
import { askedOf, type Item, itemProblem, type Leaf, newItem, savedItem } from './item'
import { texts } from './texts'

export interface FormState {
  /** 0 while nothing is chosen, as for the other two. */
  departmentId: number
  /** Or any, where the enquiry is for any. */
  brandId: number
  deliveryDays: number
  showRank: boolean
  items: readonly Item[]
}

/** The brand of an enquiry that names none, such as one made from a priced list. */
export const ANY_BRAND = -1

const emptyForm: FormState = { departmentId: 0, brandId: 0, deliveryDays: 0, showRank: false, items: [] }

export const formOf = (enquiry: Enquiry | null): FormState =>
  enquiry === null
    ? emptyForm
    : {
        departmentId: enquiry.departmentId ?? 0,
        brandId: enquiry.brandId ?? ANY_BRAND,
        deliveryDays: enquiry.deliveryDaysId ?? 0,
        showRank: enquiry.showRank,
        items: enquiry.enquiryItems.map(savedItem),
      }

/** A change of department clears the items, except that a first choice keeps the items of an uploaded list. */
export function chooseDepartment(form: FormState, departmentId: number): FormState {
  const keeps = form.departmentId === 0 || form.departmentId === departmentId
  return { ...form, departmentId, items: keeps ? form.items : [] }
}

export function addLeaves(form: FormState, leaves: readonly Leaf[]): FormState {
  const there = new Set(form.items.map(({ thicknessId }) => thicknessId))
  const added = leaves.filter(({ thicknessId }) => !there.has(thicknessId)).map(newItem)
  return { ...form, items: [...form.items, ...added] }
}

export function removeLeaves(form: FormState, leaves: readonly Leaf[]): FormState {
  const gone = new Set(leaves.map(({ thicknessId }) => thicknessId))
  return { ...form, items: form.items.filter(({ thicknessId }) => !gone.has(thicknessId)) }
}

export const changeItem = (
  form: FormState,
  key: string,
  change: Partial<Pick<Item, 'quantity' | 'unit'>>,
): FormState => ({
  ...form,
  items: form.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
})

export const removeItem = (form: FormState, key: string): FormState => ({
  ...form,
  items: form.items.filter((item) => item.key !== key),
})

/** The first missing field, in screen order; null if complete. */
export function missingOf({ departmentId, brandId, deliveryDays, items }: FormState): string | null {
  if (departmentId === 0) return enquiryMessages.departmentMissing
  if (brandId === 0) return enquiryMessages.brandMissing
  if (deliveryDays === 0) return enquiryMessages.deliveryMissing
  if (items.length === 0) return enquiryMessages.noItems
  if (items.length > MOST_ITEMS) return texts.tooMany(MOST_ITEMS)
  return items.map(itemProblem).find((problem) => problem !== null) ?? null
}

/** The request body, also used to detect changes. */
export const inputOf = ({ items, ...fields }: FormState) => ({ ...fields, askedItems: items.map(askedOf) })

export const isSameForm = (one: FormState, other: FormState) =>
  one === other || JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other))
