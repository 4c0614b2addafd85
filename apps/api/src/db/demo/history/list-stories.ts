import type { Buyer } from './people'

export interface ListStory {
  owner: Buyer
  daysAgo: number
  name: string
  /** As it came by chat or mail. */
  lines: readonly string[]
}

/** The lists that buyers keep, the oldest first. */
export const listStories: readonly ListStory[] = [
  {
    owner: 'pawana',
    daysAgo: 52,
    name: 'Chakan line 3',
    lines: ['50 NB GI medium 40 nos', '25 NB GI 3.2 mm 80 pcs', '80 NB GI 4 mm 1.5 MT'],
  },
  {
    owner: 'kadamb',
    daysAgo: 38,
    name: 'Dharuhera shed, phase 2',
    lines: [
      'SHS 100x100x4 6 m - 24 nos',
      'SHS 50x50x2.6 - 1.2 MT',
      'RHS 100x50x3.2 - 30 pcs',
      'RHS 80x40x2.9 - 40 pcs',
      'SHS 90x90x4 - 1 MT',
    ],
  },
  {
    owner: 'kadamb',
    daysAgo: 17,
    name: 'Monthly stock, Rewari works',
    lines: ['50x50x2.9 SHS 2 MT', '40x40x2 SHS 1.5 MT', '50x25x2 RHS 100 pcs', '50 NB GI 3.6 mm 60 pcs'],
  },
  {
    owner: 'kadamb',
    daysAgo: 5,
    name: 'Railing, Bawal school',
    lines: ['GI 40 NB 3.2 mm 45 nos', 'GI 25 NB 3.2 mm 90 nos', '40x40x2.6 SHS 25 pcs'],
  },
]
