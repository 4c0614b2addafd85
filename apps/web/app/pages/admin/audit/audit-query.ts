export const PAGE_SIZE = 50

/** The filters of the list in the URL. */
export const filterNames = ['resource', 'action', 'person', 'record', 'from', 'to'] as const
