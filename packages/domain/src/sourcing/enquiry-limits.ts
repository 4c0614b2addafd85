/** Characters of what the buyer wrote, and of what else he wishes. */
export const MOST_OF_LINE = 500
export const MOST_OF_REMARK = 200
