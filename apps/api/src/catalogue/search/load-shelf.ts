import type { Shelf } from '@lohahaat/domain/catalogue/search/suggest/shelf'
import { cacheFor } from '../../platform/cache-for'
import { groupBy } from '../../platform/group-by'
import { listLeaves } from '../tree/leaves.repository'
import { countByPipeAndMake, listMakes } from './shelf.repository'

const MINUTE = 60_000

/** What is for sale by pipe and make. Counting takes far longer than a suggestion may, and moves little in a minute. */
export const loadShelf = cacheFor(MINUTE, async (db): Promise<Shelf> => {
  const [leaves, counts, makes] = await Promise.all([listLeaves(db), countByPipeAndMake(db), listMakes(db)])
  const byPipe = groupBy(counts, ({ thicknessId }) => thicknessId)
  const pipes = leaves.map((leaf) => ({ ...leaf, counts: byPipe.get(leaf.thicknessId) ?? [] }))
  return { pipes: pipes.filter(({ counts: sold }) => sold.length > 0), makes }
})
