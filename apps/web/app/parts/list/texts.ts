export const texts = {
  from: 'From',
  to: 'To',
  clearTheFilters: 'Clear the filters',
}
