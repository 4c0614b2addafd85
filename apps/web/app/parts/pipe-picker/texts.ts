export const texts = {
  class: 'Class',
  size: 'Size',
  thickness: 'Thickness',
}
