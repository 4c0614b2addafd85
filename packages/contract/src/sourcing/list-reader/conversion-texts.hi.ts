import type { Texts } from './conversion-texts'

export const hi: Texts = {
  kilograms: (kilograms: number, tons: number) => `${kilograms} kg यानी ${tons} टन।`,
  metres: (metres: number, pieces: number, length: number) => `${metres} m यानी ${length} m के ${pieces} नग।`,
  feet: (feet: number, pieces: number, length: number) => `${feet} ft यानी ${length} m के ${pieces} नग।`,
}
