import type { NavigationLink } from '../shell/navigation'
import { texts } from './texts'

export const productLinks = (): readonly NavigationLink[] => [
  { to: '/pipeLandingPage', label: texts.steelPipes },
  { to: '/rates', label: texts.rates },
  { to: '/angles', label: texts.angles },
  { to: '/channels', label: texts.channels },
  { to: '/tmt', label: texts.tmt },
  { to: '/sheets', label: texts.sheets },
  { to: '/custom', label: texts.custom },
]

export const companyLinks = (): readonly NavigationLink[] => [
  { to: '/about', label: texts.about },
  { to: '/contact', label: texts.contact },
  { to: '/help', label: texts.help },
  { to: '/sell', label: texts.sell },
  { to: '/weight-calculator', label: texts.weightCalculator },
]

export const legalLinks = (): readonly NavigationLink[] => [
  { to: '/termsandConditions', label: texts.terms },
  { to: '/privacyPolicy', label: texts.privacy },
  { to: '/legal', label: texts.legal },
]
