import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  somebody: 'somebody',
  otherRecords: 'other records',
  /** Counts of what uses a record and so prevents its deletion. */
  uses: {
    stock: { one: 'stock item', many: 'stock items' },
    enquiries: { one: 'enquiry', many: 'enquiries' },
    enquiryItems: { one: 'enquiry item', many: 'enquiry items' },
    accounts: { one: 'user account', many: 'user accounts' },
    subClasses1: { one: 'sub class1', many: 'sub classes1' },
    orderLines: { one: 'order line', many: 'order lines' },
    cartLines: { one: 'cart line', many: 'cart lines' },
    classes: { one: 'class', many: 'classes' },
    subClasses: { one: 'sub class', many: 'sub classes' },
  },
}

export const texts = inLanguages({ en })
