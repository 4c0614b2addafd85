import { z } from 'zod'
import { defineCall } from '../../platform/define-call'

export const sendStockImage = defineCall({
  method: 'POST',
  path: '/Stock/LH/StockImage',
  permission: 'manage stock',
  summary: 'Takes a JPG, PNG or WebP picture, for a stock item to be saved with.',
  response: z.object({ imageFileName: z.string() }),
  upload: { maxBytes: 10 * 1024 * 1024 },
})
