/** A digit on a key: the digit, a selector of its look, and the key around it. */
const keycap = /([\d#*])\ufe0f?\u20e3/g
const leadingKeycaps = /^(?:[\d#*]\ufe0f?\u20e3\s?)+(?=\s*[\p{L}\p{M}\d"'(*_~])/u
const leadingTen = /^🔟\s*/u
/** Signs that stand before each entry of a list. */
const bullet = /^(?:[•◦‣▪▫●○■□◆◇➤➢➡→▶►✓✔✅☑👉🔹🔸🔶🔷⭐★☆]\ufe0f?|[-–—*](?=\s)|>)\s*/u
/** '*bold*', '_italic_' and '~struck~' around words, and never the star between two sides. */
const marked = /(^|[\s(,;:])([*_~])(?=\S)([^*_~\n]*[^\s*_~])\2(?=$|[\s),;:.!-])/g
const edited = /\s*<this message was edited>\s*$/i

/** A line as its writer meant it, without the signs by which a phone lists and stresses. */
export function cleanLine(line: string): string {
  let text = line.replace(edited, '').trim()
  if (startsWithSerial(text)) text = text.replace(leadingKeycaps, '').trim()
  text = text.replace(leadingTen, '').replace(keycap, '$1')
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(bullet, '').trim()
  }
  return text.replace(marked, '$1$3')
}

/** '1️⃣ 50x50' numbers the line, and '5️⃣0️⃣x5️⃣0️⃣' is its size. */
function startsWithSerial(text: string): boolean {
  const keys = leadingKeycaps.exec(text)?.[0]
  return keys !== undefined && !/^\s*[x×*"]/i.test(text.slice(keys.length))
}
