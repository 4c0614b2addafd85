import type { Upload } from '../http/upload'
import type { Services } from '../http/services'
import { insertFile } from '../files/files.repository'
import { tidyImage } from '../files/image'
import { keepWith } from '../files/keep-with'
import { newStoredName } from '../files/storage'

/** Keeps a picture of stock. */
export async function keepImage({ db, storage }: Pick<Services, 'db' | 'storage'>, ownerId: number, upload: Upload) {
  const { bytes, mediaType } = await tidyImage(upload.bytes)
  const storedName = newStoredName('webp')
  const originalName = upload.name.replace(/\p{Cc}/gu, '_')
  const file = { storedName, originalName, mediaType, bytes: bytes.length, purpose: 'stock-image' as const, ownerId }
  await keepWith(storage, { name: storedName, bytes }, () => insertFile(db, file))
  return { imageFileName: storedName }
}
