const lakhGrouping = new Intl.NumberFormat('en-IN')

/** As counts are read in India: 1,23,456. */
export const formatCount = (count: number) => lakhGrouping.format(count)
