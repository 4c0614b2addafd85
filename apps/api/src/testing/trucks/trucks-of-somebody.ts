import { eq } from 'drizzle-orm'
import { consignmentFiles } from '../../db/tables/fulfilment/consignment-files'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { files } from '../../db/tables/platform/files'
import { newStoredName } from '../../platform/files/storage'
import { newYard } from '../firms/yards'
import { placeOrder } from '../orders'
import type { TestServer } from '../test-server'
import { loadTruck } from './trucks'

/** An order of 2 t on a planned, a loaded and a dispatched truck of 500 kg each, and a photo of the first. */
export async function giveTrucks({ db, storage }: Pick<TestServer, 'db' | 'storage'>, userId: number) {
  const { itemId } = await newYard(db, { availableKg: null })
  const orderId = await placeOrder(db, userId, [{ stockItemId: itemId, quantity: '2' }])
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const lineId = line?.id ?? 0
  const truck = (changes: Parameters<typeof loadTruck>[3]) =>
    loadTruck(db, orderId, [{ orderLineId: lineId, grams: 500_000n }], changes)
  const planned = await truck({ state: 'Planned' })
  const loaded = await truck({})
  const dispatched = await truck({ state: 'Dispatched', invoiceNo: `INV/T/${orderId}` })
  const storedName = newStoredName('jpg')
  await storage.put(storedName, Buffer.from('a photo'))
  const row = { storedName, originalName: 'truck.jpg', mediaType: 'image/jpeg', bytes: 7 }
  const [file] = await db
    .insert(files)
    .values({ ...row, purpose: 'consignment', ownerId: userId })
    .returning({ id: files.id })
  const [photo] = await db
    .insert(consignmentFiles)
    .values({ consignmentId: planned, kind: 'photo', fileId: file?.id ?? 0, addedAt: new Date() })
    .returning({ id: consignmentFiles.id })
  return { orderId, lineId, planned, loaded, dispatched, fileId: photo?.id ?? 0 }
}
