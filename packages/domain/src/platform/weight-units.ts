export const gramsPerTon = 1_000_000n
