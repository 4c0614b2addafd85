interface EnquiryId {
  enquiryId: number
}

export const createPath = '/enquiry'
export const uploadPath = '/uploadEnquiry'
/** An enquiry that starts with this text as its list. In the URL, so that it survives a sign-in. */
export const askPath = (text: string) => `${uploadPath}?${new URLSearchParams({ text })}`
export const editPath = ({ enquiryId }: EnquiryId) => `/enquiry/${enquiryId}`
export const quotePath = ({ enquiryId }: EnquiryId) => `/quotePrice/${enquiryId}`
export const comparisonPath = ({ enquiryId }: EnquiryId) => `/enquiry/${enquiryId}/quotes`

/** The list to go back to. Administrators see everybody's enquiries. */
export const listPath = (isAdmin: boolean) => (isAdmin ? '/AllEnquiryList' : '/EnquiryList')
