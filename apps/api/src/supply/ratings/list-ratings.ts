import type { Rating } from '@lohahaat/contract/supply/ratings/ratings'
import type { Db } from '../../platform/db/db'
import { pageOfRatings, type RatingRecord } from './ratings.repository'

interface Paging {
  page?: number | undefined
  pageSize?: number | undefined
}

/** What was said, and not by whom. */
export const saidOf = ({ stars, comment, ratedAt, answer, answeredAt }: RatingRecord) => ({
  stars,
  comment,
  ratedAt: ratedAt.toISOString(),
  answer,
  answeredAt: answeredAt?.toISOString() ?? null,
})

/** For everybody: without the hidden ones. */
export async function listSellerRatings(db: Db, { sellerId, ...paging }: Paging & { sellerId: number }) {
  const { rows, total } = await pageOfRatings(db, { sellerId, shownOnly: true, ...paging })
  return { rows: rows.map(({ rating }) => saidOf(rating)), total }
}

/** For the seller himself, and without a seller for the desk. */
export async function listRatings(db: Db, asked: Paging & { sellerId?: number }) {
  const { rows, total } = await pageOfRatings(db, asked)
  return {
    total,
    rows: rows.map(({ rating, orderNo, sellerName }): Rating => ({
      ratingId: rating.id,
      orderNo,
      sellerName,
      ...saidOf(rating),
      hiddenReason: rating.hiddenReason,
    })),
  }
}
