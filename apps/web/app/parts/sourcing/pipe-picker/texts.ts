export const texts = {
  class: 'Class',
  classOfLine: (line: number) => `Class of line ${line}`,
  size: 'Size',
  sizeOfLine: (line: number) => `Size of line ${line}`,
  thickness: 'Thickness',
  thicknessOfLine: (line: number) => `Thickness of line ${line}`,
}
