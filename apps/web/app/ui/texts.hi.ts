import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  cancel: 'रहने दें',
  tryAgain: 'दोबारा कोशिश करें',
  dismissToast: 'बंद करें',
  clearSearch: 'खोज साफ़ करें',
  progress: (done: number, total: number) => `${formatCount(total)} में से ${formatCount(done)}`,
  mostCharacters: (count: number) => `ज़्यादा से ज़्यादा ${formatCount(count)} अक्षर`,
  charactersLeft: (count: number) => `${formatCount(count)} बाक़ी`,

  range: {
    legend: (title: string, unit: string) => `${title}, ${unit}`,
    from: 'कम से कम',
    between: 'से',
    to: 'ज़्यादा से ज़्यादा',
  },
}
