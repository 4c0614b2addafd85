const lakhGrouping = new Intl.NumberFormat('en-IN')

/** As counts are read in India: 1,23,456. */
export const formatCount = (count: number) => lakhGrouping.format(count)

/** 1 line, 40 lines. */
export const counted = (count: number, word: string) => `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`
