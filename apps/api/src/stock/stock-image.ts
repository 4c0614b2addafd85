import type { Upload } from '../http/upload'
import type { Services } from '../http/services'
import { insertFile } from '../files/files.repository'
import { tidyImage } from '../files/image'
import { newStoredName } from '../files/storage'

/** Keeps a picture of stock. The file is there before its record, so that no record ever points to nothing. */
export async function keepImage({ db, storage }: Pick<Services, 'db' | 'storage'>, ownerId: number, upload: Upload) {
  const { bytes, mediaType } = await tidyImage(upload.bytes)
  const storedName = newStoredName('webp')
  await storage.put(storedName, bytes)
  const originalName = upload.name.replace(/\p{Cc}/gu, '_')
  await insertFile(db, { storedName, originalName, mediaType, bytes: bytes.length, purpose: 'stock-image', ownerId })
  return { imageFileName: storedName }
}
