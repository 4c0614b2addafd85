/** The site's colours in dark mode. */
export const colours = {
  night: '#14202b',
  ink: '#ffffff',
  soft: '#b6c3cd',
  line: '#3c4f5f',
  steel: '#94c6e8',
  heat: '#f08a55',
}
