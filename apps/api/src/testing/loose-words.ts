/** The words of a text in the pseudo-language that are outside its brackets, apart from the given data. */
export function looseWords(text: string, data: readonly string[]): string[] {
  let rest = text.replaceAll(/https?:\S+/g, ' ')
  // Innermost first, since texts may be nested.
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
  for (const known of [...data].sort((one, other) => other.length - one.length)) rest = rest.replaceAll(known, ' ')
  return rest.match(/\p{L}{2,}/gu) ?? []
}
