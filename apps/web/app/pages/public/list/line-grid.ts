/** The columns of a line on a desk, below its heads; on a phone a line is three columns and several rows. */
export const lineGridClass =
  'grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-2.5 px-3 desk:grid-cols-[7rem_2rem_minmax(0,1fr)_7rem_8rem_3.75rem_5rem_5.75rem]'
