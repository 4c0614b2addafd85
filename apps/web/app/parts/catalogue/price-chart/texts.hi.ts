import type { Texts } from './texts'

export const hi: Texts = {
  none: 'अभी कोई भाव नहीं डाला गया।',
  price: (price: string) => `<figure>${price}</figure> <unit>/MT</unit>`,
  since: '<time></time> से',
  sinceBy: '<time></time> से · <person></person>',
  unit: '₹/MT',
  showAsTable: 'टेबल में देखें',

  slider: {
    label: 'भाव का बदलाव',
    value: (price: string, time: string) => `${time} से ${price} प्रति MT`,
    valueBy: (price: string, time: string, person: string) => `${time} से ${price} प्रति MT, ${person}`,
  },

  table: {
    caption: 'भाव के बदलाव',
    from: 'कब से',
    changedBy: 'किसने बदला',
    notRecorded: 'दर्ज नहीं',
    price: '₹/MT',
  },
}
