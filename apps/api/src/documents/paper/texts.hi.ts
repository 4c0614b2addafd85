import type { Texts } from './texts'

export const hi: Texts = {
  page: (page: number, pages: number) => `पेज ${page} / ${pages}`,
  cancelled: 'CANCELLED\nरद्द',
}
