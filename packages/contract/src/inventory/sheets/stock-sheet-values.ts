const ANSWERS = new Map([
  ...['yes', 'y', 'true', '1', 'हाँ', 'हां'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', 'नहीं'].map((word) => [word, false] as const),
])

export const readYesNo = (text: string): boolean | null => ANSWERS.get(text.trim().toLowerCase()) ?? null

export const writeYesNo = (answer: boolean) => (answer ? 'Yes' : 'No')
