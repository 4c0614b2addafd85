import { expect, test } from 'vitest'
import { readTable } from '../../catalogue/list-reader/text/describe-line'
import { readAnswer } from './read-answer'
import { describeAnswer, threeLines } from './testing/some-answer'

/** Thursday, 19 Nov 2026 in India. */
const now = new Date('2026-11-19T06:00:00Z')

/** ⏎ ends a line of the answer. */
const read = (line: string) => describeAnswer(readAnswer(line.replaceAll(' ⏎ ', '\n'), threeLines, now))

const doubtful = readTable(`
1) 61500 2) 60800 3) 2250, make apollo => 61500/Ton; 60800/Ton; 2250/Pieces APL Apollo !makeUnclear
1) 61500 2) ok 60800 3) nahi hai, ex Bhiwadi, 2 din, GST extra => 61500/Ton 2 days !daysUnclear; 60800/Ton 2 days !daysUnclear; none | Ex Bhiwadi / !exWorks
sab 61500 => 61500/Ton; 61500/Ton; 61500/Ton !unitAssumed
sabka rate 61500 per ton gst extra ex raipur => 61500/Ton; 61500/Ton; 61500/Ton | Ex raipur / !exWorks
61500 => 61500/Ton !forAll; 61500/Ton !forAll; 61500/Ton !unitAssumed !forAll
61500 ⏎ 60800 ⏎ 2250 => 61500/Ton !byOrder; 60800/Ton !byOrder; 2250/Pieces !byOrder
1) 61500 2) 60800 3) 2250, bhada 1200 alag => 61500/Ton; 60800/Ton; 2250/Pieces | freight 1200 / !freightUnit
1) 61500 2) 60800 3) 2250, freight 18000 per truck => 61500/Ton; 60800/Ton; 2250/Pieces | Freight 18000 per truck / !freightPerTruck
1) 61500 gst included 2) 60800 3) 2250 => 61500/Ton !gstIncluded; 60800/Ton !gstIncluded; 2250/Pieces !gstIncluded
1) 61500 (gst ke sath) 2) 60800 3) 2250 => 61500/Ton !gstIncluded; 60800/Ton !gstIncluded; 2250/Pieces !gstIncluded
1) ok 2) same 3) theek hai => - !agreedWithout; - !agreedWithout; - !agreedWithout
1) 61000-61500 2) approx 60800 3) 2250? => 61000/Ton !priceRange; 60800/Ton !approximate; 2250/Pieces !asked
1) 615 2) 60800 3) 2250 => 615/Metre !unitAssumed; 60800/Ton; 2250/Pieces
1) 61500 last 61000 2) 60800 3) 2250 => 61000/Ton !severalPrices; 60800/Ton; 2250/Pieces
1) 61500 2) 60800 less 500 3) 2250 => 61500/Ton; 60800/Ton !discount; 2250/Pieces
1) 61500 2) 60800 3) 2250 loading 300 extra => 61500/Ton; 60800/Ton; 2250/Pieces | Loading 300 extra / !otherCharge
रेट: 1) 61500 2) 60800 3) नहीं है, एक्स भिवाड़ी, 2 दिन में, जीएसटी अलग => 61500/Ton 2 days; 60800/Ton 2 days; none | एक्स भिवाड़ी / !exWorks
1) 61500 2) kam nahi hoga 3) 2250 => 61500/Ton; - !agreedWithout; 2250/Pieces
1) 61500 2) 60800 3) 2250 + GST + freight => 61500/Ton; 60800/Ton; 2250/Pieces | Freight / !freightExtra
1) 61500 2) 60800 3) 2250, only 20 nos available => 61500/Ton; 60800/Ton; 2250/Pieces !partQuantity
1) 61500 2) 60800 3) 2250, 3-4 din => 61500/Ton 4 days !daysRange; 60800/Ton 4 days !daysRange; 2250/Pieces 4 days !daysRange
1) 61500 2) 60800 4) 2250 => 61500/Ton; 60800/Ton; - !notAnswered | ?2250
1) 61500 1) 60800 => 60800/Ton !saidTwice; - !notAnswered; - !notAnswered
ok sir => - !agreedWithout !forAll; - !agreedWithout !forAll; - !agreedWithout !forAll
nahi hai => none !forAll; none !forAll; none !forAll
Dear sir, our best rates: 1) 61500/MT 2) 60800/MT 3) 72000/MT. GST extra. Ex-works Raipur. Payment: advance. Regards, Rakesh Traders 9812345678 => 61500/Ton; 60800/Ton; 72000/Ton | pay Payment: advance / Ex-works Raipur / !exWorks / ?rakesh traders
2 din baad batata hu => - 2 days !daysUnclear; - 2 days !daysUnclear; - 2 days !daysUnclear | ?baad batata
all items available @ 61500 => 61500/Ton; 61500/Ton; 61500/Ton !unitAssumed
baki sab 61000, 1) 62000 => 62000/Ton; 61000/Ton; 61000/Ton !unitAssumed
rate kal dega => - 1 days !daysUnclear; - 1 days !daysUnclear; - 1 days !daysUnclear
61500 60800 2250 => 60800/Ton !severalPrices !forAll; 60800/Ton !severalPrices !forAll; 60800/Ton !unitAssumed !severalPrices !forAll | ?2250
61500,60800,2250 => 61500/Ton !byOrder; 60800/Ton !byOrder; 2250/Pieces !byOrder
1) 61500 yst 310 2) 60800 3) 2250 => 61500/Ton; 60800/Ton; 2250/Pieces | ?yst 310
1) 2.6mm 61500 2) 60800 3) 2250 => 61500/Ton !otherSize; 60800/Ton; 2250/Pieces
1) 50x50x2.6 61500 2) 60800 3) 2250 => 61500/Ton !otherSize; 60800/Ton; 2250/Pieces
1) 61500 12 mtr 2) 60800 3) 2250 => 61500/Ton !otherSize; 60800/Ton; 2250/Pieces
1) 61500+gst+freight 2) 60800+gst 3) 72+gst kg => 61500/Ton; 60800/Ton; 72/Kg !unitAssumed | Freight / !freightExtra
same rate for all => - !agreedWithout; - !agreedWithout; - !agreedWithout
sab ok hai => - !agreedWithout; - !agreedWithout; - !agreedWithout
sab same, gst alag => - !agreedWithout; - !agreedWithout; - !agreedWithout
10 ton se upar 61000, niche 61500 => -; -; - | ?upar / ?niche / ?10 ton se upar 61000 / ?niche 61500
1) 61500 min 10 ton 2) 60800 3) 2250 => 61500/Ton !partQuantity; 60800/Ton; 2250/Pieces | ?min
all inclusive 62500 => 62500/Ton; 62500/Ton; 62500/Ton !unitAssumed | ?inclusive
61500 delivered gurgaon => 61500/Ton !forAll; 61500/Ton !forAll; 61500/Ton !unitAssumed !forAll | freight 0 / Delivered gurgaon
1) 61500 2) 60800 3) 2250 payment 50% advance 50% against loading, 30 days credit extra 1% => 61500/Ton; 60800/Ton; 2250/Pieces !discount | pay Payment 50% advance 50% against loading, 30 days credit / ?extra
shs 61.5 rhs 60.8 gi 72 kg rate => -; -; - | ?shs 61.5 rhs 60.8 gi 72 kg rate
[14/10/2021, 3:34:09 PM] Suresh: 1) 61500 ⏎ [14/10/2021, 3:34:19 PM] Suresh: 2) 60800 ⏎ [14/10/2021, 3:35:09 PM] Suresh: 3 nahi hai ⏎ [14/10/2021, 3:36:09 PM] Suresh: ex bhiwadi => 61500/Ton; 60800/Ton; none | Ex bhiwadi / !exWorks
1) Apollo 61500, Tata 63000 2) 60800 3) 2250 => 63000/Ton APL Apollo !saidTwice !severalMakes; 60800/Ton; 2250/Pieces
1) 61500 2) 60800 3) 2250, 20 nov tak => 61500/Ton; 60800/Ton; 2250/Pieces | until 2026-11-20T23:59 / !validUnclear
1) 61500 2) 60800 3) 2250, kal tak => 61500/Ton 1 days !daysUnclear; 60800/Ton 1 days !daysUnclear; 2250/Pieces 1 days !daysUnclear | ?tak
1) 61500 2) 60800 3) 2250, bhada aapka => 61500/Ton; 60800/Ton; 2250/Pieces | Bhada aapka / !freightExtra
1) 61500 2) not possible 3) 2250 => 61500/Ton; - !noneUnclear; 2250/Pieces
1) 61500 2) dekhna padega 3) 2250 => 61500/Ton; - !noneUnclear; 2250/Pieces
hello sir kaise ho => -; -; - | ?kaise
1) 0 2) -500 3) 2250 => - !priceOdd; 500/Metre !unitAssumed; 2250/Pieces
1) 99999999 2) 60800 3) 2250 => 99999999/Ton !priceOdd; 60800/Ton; 2250/Pieces
1) 61500.555 2) 60800.50 3) 2250 => - !priceOdd; 60800.5/Ton; 2250/Pieces
50x50x2.9 = 61500; 40x40x2 = 62000 => 61500/Ton; - !notAnswered; - !notAnswered | ?40x40x2 = 62000
1) 61500 per piece 2) 60800 3) 2250 => 61500/Pieces !priceOdd; 60800/Ton; 2250/Pieces
1) A 61500 2) B 60800 3) C 2250 => 61500/Ton; 60800/Ton; 2250/Pieces | ?b / ?c
3) 2250 each => - !notAnswered; - !notAnswered; 2250/Pieces
3) 2250 each 1) 61500 => 61500/Ton; - !notAnswered; 2250/Pieces
dono 61500 => 61500/Ton !forAll; 61500/Ton !forAll; 61500/Ton !unitAssumed !forAll | ?dono
shs 61500 rhs 60800 gi 72000 => -; -; - | ?shs 61500 rhs 60800 gi 72000
1) 61500 2) 60800 3) 2250 gst => 61500/Ton !gstUnclear; 60800/Ton !gstUnclear; 2250/Pieces !gstUnclear
1) 61500 2) 60800 3) 2250 gst nahi lagega => 61500/Ton !gstUnclear; 60800/Ton !gstUnclear; 2250/Pieces !gstUnclear
1) 61500 2) 60800 3) 2250 ⏎ Rakesh 98123 45678 => 61500/Ton; 60800/Ton; 2250/Pieces | ?rakesh
1) 61500 de do na 2) 60800 3) 2250 => 61500/Ton !priceAndNone; 60800/Ton; 2250/Pieces | ?do
Pls find our offer ⏎ SHS - 61500/mt ⏎ RHS - 60800/mt ⏎ GI - 72000/mt ⏎ Ex Raipur ⏎ GST extra ⏎ Payment advance => 61500/Ton; 60800/Ton; 72000/Ton | pay Payment advance / Ex Raipur / !exWorks
rate 61500 rhs ka 60800 => - !notAnswered; 60800/Ton !severalPrices; - !notAnswered
1) same as above 2) 60800 3) 2250 => - !agreedWithout; 60800/Ton; 2250/Pieces | ?above
1) 61500 2) same 3) 2250 => 61500/Ton; - !agreedWithout; 2250/Pieces
1) 62 kg 2) 61 kg 3) 72 kg => 62/Kg !unitAssumed; 61/Kg !unitAssumed; 72/Kg !unitAssumed
1) 62/- 2) 61/- 3) 72/- => 62/Kg !unitAssumed; 61/Kg !unitAssumed; 72/Kg !unitAssumed
1) 61500 2 mt hi hai 2) 60800 3) 2250 => 61500/Ton !partQuantity; 60800/Ton; 2250/Pieces
50x50 - 62/kg, 100x50 - 61/kg => 62/Kg; 61/Kg; - !notAnswered
50 square 61500 => 61500/Ton; - !notAnswered; - !notAnswered
40x40 62000 => -; -; - | ?40x40 62000
Rs. 61500 + 18% GST sab => 61500/Ton; 61500/Ton; 61500/Ton !unitAssumed
1) 61500 2) 60800 3) —— => 61500/Ton; 60800/Ton; - !notAnswered
1) - 2) 60800 3) x => - !notAnswered; 60800/Ton; - !notAnswered
2 ka 60800 => - !notAnswered; 60800/Ton; - !notAnswered
2 number 60800 => - !notAnswered; 60800/Ton; - !notAnswered
1 aur 2 61500 => 61500/Ton; 61500/Ton; - !notAnswered
1 lakh => 100000/Ton !forAll; 100000/Ton !forAll; 100000/Ton !unitAssumed !forAll
sirf 2 nahi hai => - !notAnswered; none; - !notAnswered
payment 100% advance, material ready, gadi kal lag jayegi => - 1 days; - 1 days; - 1 days | pay Payment 100% advance / Ready stock / ?lag jayegi
भाड़ा 1200 प्रति टन अलग, 3 दिन में, एडवांस, सब 61500 => 61500/Ton 3 days; 61500/Ton 3 days; 61500/Ton 3 days !unitAssumed | freight 1200 / pay एडवांस
1) 61500+18% 2) 60800+18% 3) 2250 pc + GST => 61500/Ton !discount; 60800/Ton !discount; 2250/Pieces !unitAssumed
sab 61500, gi 72000 => 61500/Ton; 61500/Ton; 72000/Ton !unitAssumed !saidTwice
1) 61,5 2) 60,8 3) 72 => - !notAnswered; - !notAnswered; 72/Kg !unitAssumed | ?61,5 / ?60,8
1) 72570 with gst 2) 60800 + gst 3) 2250 + gst => 72570/Ton !gstUnclear; 60800/Ton !gstUnclear; 2250/Pieces !gstUnclear
1) 61500 2) 60800 3) 2250 freight extra 1.5 rs/kg gurgaon tak => 61500/Ton; 60800/Ton; 2250/Pieces | freight 1500 / ?gurgaon tak
1) 61500 2) 60800 3) 2250 freight extra 1200 => 61500/Ton; 60800/Ton; 2250/Pieces | freight 1200 / !freightUnit
1) 61500 2) 60800 3) 2250 bhada 800 se 1200 => 61500/Ton; 60800/Ton; 2250/Pieces | Bhada 800 se 1200 / !freightPerTruck
1) 61500 2) 60800 3) 2250 gadi 22000 => 61500/Ton; 60800/Ton; 2250/Pieces | Gadi 22000 / !freightPerTruck
1) 61500 2) 60800 3) 2250 delivery free upto 20 km => 61500/Ton; 60800/Ton; 2250/Pieces | freight 0 / ?upto 20 km
1) 61500 2) 60800 3) 2250 sab milakar gst bhada => 61500/Ton !gstIncluded; 60800/Ton !gstIncluded; 2250/Pieces !gstIncluded | Bhada / !freightExtra
1) 61500 2) 60800 3) 2250 | 7-8 days | 100% adv | GST+Freight extra => 61500/Ton 8 days !daysRange; 60800/Ton 8 days !daysRange; 2250/Pieces 8 days !daysRange | pay 100% adv / Freight extra / !freightExtra
1) 61500 2) 60800 3) 2250 credit 30 days pe 500 extra => 61500/Ton; 60800/Ton; 2250/Pieces !discount | pay Credit 30 days pe
1) kal wala hi 2) kal se 200 upar 3) last wala => - !agreedWithout; - 1 days !discount !daysUnclear; - !agreedWithout
1) same as last 2) same as last time 3) 2250 => - !agreedWithout; - !agreedWithout; 2250/Pieces
1) wahi 2) wahi +300 3) wahi -50 => - !agreedWithout; - !agreedWithout !discount; - !agreedWithout | ?-50
1) 61.5/- 2) 60.8/- 3) 72/- per kg sab => 61.5/Kg !unitAssumed; 60.8/Kg !unitAssumed; 72/Kg !forAll
3 ko chhodkar sab 61500 => 61500/Ton !forAll; 61500/Ton !forAll; 61500/Ton !unitAssumed !forAll | ?3 ko chhodkar
सब 61500, 3 को छोड़कर => 61500/Ton !forAll; 61500/Ton !forAll; 61500/Ton !unitAssumed !forAll | ?छोडकर / ?3 को छोडकर
61500 (1) 60800 (2) 2250 (3) => 61500/Ton !byOrder; 60800/Ton !byOrder; 2250/Pieces !byOrder
1) 61500, 2) Aaj nahi bataunga, 3) 2250 => 61500/Ton; none !noneUnclear; 2250/Pieces | until 2026-11-19T23:59 / !validUnclear / ?bataunga
1) 61500 (apollo) / 59800 (local) 2) 60800 3) 2250 => 59800/Ton APL Apollo !saidTwice; 60800/Ton; 2250/Pieces | ?local
RHS 500 upar SHS se, SHS 61500 => 61500/Ton; - !notAnswered; - !notAnswered | ?rhs 500 upar shs se
all rates ex mill: 61500, 60800, 2250 => 61500/Ton !severalPrices; 61500/Ton !severalPrices; 61500/Ton !unitAssumed !severalPrices | Ex mill / !exWorks / ?60800 / ?2250
1) 61500 2) 60800 3) out of stock 7 din me aayega => 61500/Ton; 60800/Ton; none !noneUnclear | ?aayega
1) 61500 2) 60800 3) 2250 gst + freight extra, all 7 din => 61500/Ton 7 days !daysUnclear; 60800/Ton 7 days !daysUnclear; 2250/Pieces 7 days !daysUnclear | Freight extra / !freightExtra
`)

test.each(doubtful)('$line leaves open: $said', ({ line, said }) => {
  expect(read(line)).toBe(said)
  expect(said).toMatch(/[!?]/)
})
