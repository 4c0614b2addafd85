export const texts = {
  tickAllFound: 'Tick all found',
  clearTheSearch: 'Clear the search',
}
