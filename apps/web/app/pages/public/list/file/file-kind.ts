export type FileKind = 'sheet' | 'pdf' | 'photo'

/** Kinds of photo by name: a phone then offers its camera, and makes a JPEG of formats of its own. */
export const listFiles = '.xlsx, .csv, .pdf, image/jpeg, image/png, image/webp'

/** What will be read, for the time being by its name; the server looks at its content. */
export const kindOfFile = ({ name, type }: Pick<File, 'name' | 'type'>): FileKind =>
  type.startsWith('image/') ? 'photo' : /\.pdf$/i.test(name) ? 'pdf' : 'sheet'
