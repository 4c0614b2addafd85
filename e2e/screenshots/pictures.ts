import { join } from 'node:path'
import { root } from '../../scripts/setup.mjs'

/** Where the pictures lie: a folder for each width and theme, in it one picture per screen. */
export const picturesFolder = join(root, '.cache/screenshots')

/** `/enquiry/12/quotes` of a buyer becomes `buyer-enquiry-12-quotes.png`. */
export const pictureName = (who: string, path: string) =>
  `${[who, ...path.split(/[^\w-]+/)].filter(Boolean).join('-')}.png`
