/** The columns of a line on a desk, below its heads; on a phone a line is three columns and several rows. */
export const lineGridClass =
  'grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-2 px-3 xl:grid-cols-[6rem_1.75rem_minmax(0,1fr)_7.25rem_8rem_3.75rem_5.25rem_6.75rem]'
