/** An element with its text, or with its children; attributes are names and texts. */
export interface Element {
  name: string
  attributes?: Readonly<Record<string, string>>
  content: string | readonly Element[]
}

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Characters that XML has no way to write are left out; unpaired halves of a character too. */
export const escapeXml = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => named[sign] ?? '')

export function writeXml({ name, attributes = {}, content }: Element): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(writeXml).join('')
  return `<${name}${given.join('')}>${inner}</${name}>`
}
