import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const withAnd = new Intl.ListFormat('en', { type: 'conjunction' })

const en = {
  somebody: 'somebody',
  otherRecords: 'other records',
  together: (uses: readonly string[]) => withAnd.format(uses),
  /** Counts of what uses a record and so prevents its deletion. */
  uses: {
    stock: (count: number) => plural(count, { one: `${count} stock item`, other: `${count} stock items` }),
    enquiries: (count: number) => plural(count, { one: `${count} enquiry`, other: `${count} enquiries` }),
    enquiryItems: (count: number) => plural(count, { one: `${count} enquiry item`, other: `${count} enquiry items` }),
    accounts: (count: number) => plural(count, { one: `${count} user account`, other: `${count} user accounts` }),
    subClasses1: (count: number) => plural(count, { one: `${count} sub class1`, other: `${count} sub classes1` }),
    orderLines: (count: number) => plural(count, { one: `${count} order line`, other: `${count} order lines` }),
    cartLines: (count: number) => plural(count, { one: `${count} cart line`, other: `${count} cart lines` }),
    approvalLines: (count: number) =>
      plural(count, {
        one: `${count} line that waits or waited for approval`,
        other: `${count} lines that wait or waited for approval`,
      }),
    classes: (count: number) => plural(count, { one: `${count} class`, other: `${count} classes` }),
    subClasses: (count: number) => plural(count, { one: `${count} sub class`, other: `${count} sub classes` }),
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
