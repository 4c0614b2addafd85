import type { DataMessages, SellerMessages } from './data'

export const dataMessages: DataMessages = {
  created: 'सेव हो गया!',
  updated: 'बदलाव सेव हो गया!',
  deleted: 'मिटा दिया गया!',
  deleteFailed: 'मिटाया नहीं जा सका',
  deleteWithoutId: 'कुछ गड़बड़ हो गई!',
}

export const sellerMessages: SellerMessages = {
  created: 'विक्रेता जुड़ गया!',
  updated: 'विक्रेता के बदलाव सेव हो गए!',
  deleted: 'विक्रेता मिटा दिया गया!',
  deleteFailed: 'मिटाया नहीं जा सका',
  deleteWithoutId: 'कुछ गड़बड़ हो गई!',
}
