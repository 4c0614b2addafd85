/**
 * Text that starts like this would be run as a formula, which can leak the sheet. An apostrophe makes it text; existing
 * apostrophes count too, so that removing one restores the original exactly.
 */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

export const guardText = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

export const unguardText = (text: string) => (GUARDED.test(text) ? text.slice(1) : text)
