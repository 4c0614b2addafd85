interface EnquiryId {
  enquiryId: number
}

export const createPath = '/enquiry'
export const uploadPath = '/uploadEnquiry'
export const editPath = ({ enquiryId }: EnquiryId) => `/enquiry/${enquiryId}`
export const quotePath = ({ enquiryId }: EnquiryId) => `/quotePrice/${enquiryId}`
export const comparisonPath = ({ enquiryId }: EnquiryId) => `/enquiry/${enquiryId}/quotes`

/** The list to go back to. Administrators see everybody's enquiries. */
export const listPath = (isAdmin: boolean) => (isAdmin ? '/AllEnquiryList' : '/EnquiryList')
