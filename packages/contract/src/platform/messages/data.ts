import { inLanguages } from '@lohahaat/domain/platform/language'
import * as hi from './data.hi'

const dataEn = {
  created: 'Data Saved Successfully!!',
  updated: 'Data Update Successfully!!',
  deleted: 'Data Deleted Successfully!!',
  deleteFailed: 'Error Occured',
  deleteWithoutId: 'Some Error Occured!!',
}

export type DataMessages = typeof dataEn

/** What the master-data forms say. */
export const dataMessages = inLanguages({ en: dataEn, hi: hi.dataMessages })

const sellerEn = {
  created: 'Seller Created!',
  updated: 'Seller Updated!',
  deleted: 'Seller Deleted Successfully!',
  deleteFailed: 'Error occurred',
  deleteWithoutId: 'Some error occurred!',
}

export type SellerMessages = typeof sellerEn

/** The seller form says the same in words of its own. */
export const sellerMessages = inLanguages({ en: sellerEn, hi: hi.sellerMessages })
