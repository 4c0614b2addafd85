/** How many times one rate is another, with the 95 % confidence interval. */
export interface Times {
  times: number
  low: number
  high: number
}

/** Two-sided 95 % quantiles of Student's t by degrees of freedom; beyond the table the approximation is good to 1 %. */
const T95 = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23]
const quantile = (freedom: number) => T95[Math.max(1, Math.floor(freedom)) - 1] ?? 1.96 + 2.5 / freedom

/** Rounds of the same run that alternated: load on the machine meets both halves of a pair, and is divided out. */
export function timesInTurns(now: readonly number[], before: readonly number[]): Times {
  const { mean, variance, count } = describe(now.map((figure, round) => Math.log(figure / (before[round] ?? NaN))))
  return around(mean, quantile(count - 1) * Math.sqrt(variance / count))
}

/** Rounds of two runs, by Welch's test, since a busy day has a wider spread than a quiet one. */
export function timesOfRuns(now: readonly number[], before: readonly number[]): Times {
  const [one, other] = [describe(now.map(Math.log)), describe(before.map(Math.log))]
  const [a, b] = [one.variance / one.count, other.variance / other.count]
  const freedom = a + b === 0 ? 1 : (a + b) ** 2 / (a ** 2 / (one.count - 1) + b ** 2 / (other.count - 1))
  return around(one.mean - other.mean, quantile(freedom) * Math.sqrt(a + b))
}

/** Whether the interval leaves 1 out. */
export const exceedsNoise = ({ low, high }: Times) => low > 1 || high < 1

const around = (middle: number, half: number): Times => ({
  times: Math.exp(middle),
  low: Math.exp(middle - half),
  high: Math.exp(middle + half),
})

function describe(figures: readonly number[]) {
  const count = figures.length
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / count
  const variance = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / (count - 1)
  return { mean, variance, count }
}
