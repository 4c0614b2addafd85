import { fetchItemScore } from '@lohahaat/contract/supply/score/score-cards'
import type { ScoreCard } from '@lohahaat/domain/supply/score'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { ScoreLine } from './score-line'
import { texts } from './texts'

/** The score card of whoever sells an item. Fetched once the page is drawn, and left out where that fails. */
export default function ItemScore({ itemId }: { itemId: number }) {
  const [scores, setScores] = useState<readonly ScoreCard[]>([])
  useEffect(() => {
    let isWanted = true
    browserApi.send(fetchItemScore, { itemId }).then(
      (loaded) => isWanted && setScores(loaded),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [itemId])
  return scores.map((score, at) => (
    <p key={at} className="text-sm text-ink-soft">
      {texts.sellerOfItem}: <ScoreLine score={score} />
    </p>
  ))
}
