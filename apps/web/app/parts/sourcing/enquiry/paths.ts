interface EnquiryId {
  buyerInstructionId: number
}

export const createPath = '/enquiry'
export const uploadPath = '/uploadEnquiry'
export const editPath = ({ buyerInstructionId }: EnquiryId) => `/enquiry/${buyerInstructionId}`
export const quotePath = ({ buyerInstructionId }: EnquiryId) => `/quotePrice/${buyerInstructionId}`
export const comparisonPath = ({ buyerInstructionId }: EnquiryId) => `/enquiry/${buyerInstructionId}/quotes`

/** The list that somebody comes back to. Administrators see everybody's. */
export const listPath = (isAdmin: boolean) => (isAdmin ? '/AllEnquiryList' : '/EnquiryList')
