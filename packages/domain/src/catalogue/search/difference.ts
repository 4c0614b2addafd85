/** What of a search an item doesn't fulfil, and what was asked for. */
export interface Difference {
  field: 'size' | 'thickness' | 'length' | 'make' | 'grade' | 'standard' | 'word'
  asked: string
}
