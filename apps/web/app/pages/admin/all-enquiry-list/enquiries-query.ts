/** The filters of the list in the URL, besides the search. */
export const filterNames = ['status', 'department', 'from', 'to'] as const
