import { expect, test } from 'vitest'
import { readTable } from '../../catalogue/list-reader/text/describe-line'
import { readAnswer } from './read-answer'
import { describeAnswer, threeLines } from './testing/some-answer'

/** Thursday, 19 Nov 2026 in India. */
const now = new Date('2026-11-19T06:00:00Z')

/** ⏎ ends a line of the answer. */
const read = (line: string) => describeAnswer(readAnswer(line.replaceAll(' ⏎ ', '\n'), threeLines, now))

const clear = readTable(`
1. 61,500 ⏎ 2. 60,800 ⏎ 3. NA => 61500/Ton; 60800/Ton; none
1- 61500/- 2- 60800/- 3- 72/kg => 61500/Ton; 60800/Ton; 72/Kg
1: Rs 61500 PMT 2: Rs 60800 PMT 3: Rs 2250 per pc => 61500/Ton; 60800/Ton; 2250/Pieces
1) 61.5k 2) 60.8k 3) 2.2k per nag => 61500/Ton; 60800/Ton; 2200/Pieces
1️⃣ 61500 ⏎ 2️⃣ 60800 ⏎ 3️⃣ नहीं है => 61500/Ton; 60800/Ton; none
[16/11/26, 9:58 AM] Rakesh Steel: 1) 61500 2) 60800 3) 2250 => 61500/Ton; 60800/Ton; 2250/Pieces
1,2) 61500 3) 2250 => 61500/Ton; 61500/Ton; 2250/Pieces
1 to 3 not available => none; none; none
1-2: 61500, 3: nahi milega => 61500/Ton; 61500/Ton; none
1) 61500 2) NA baki 2250/nag => 61500/Ton; none; 2250/Pieces
SHS 50x50x2.9 @ 61500 ⏎ RHS 100x50x4 @ 60800 ⏎ GI 2" medium @ 2250/pc => 61500/Ton; 60800/Ton; 2250/Pieces
50x50 61500, 100x50 60800, 2 inch gi 72000 mt => 61500/Ton; 60800/Ton; 72000/Ton
1) SHS 50x50x2.9 - 5 MT - 61500 ⏎ 2) RHS 100x50x4 - 3 MT - 60800 ⏎ 3) GI 50 NB - 40 nos - 2250 => 61500/Ton; 60800/Ton; 2250/Pieces
gi 72000/mt, shs 61500, rhs 60800 => 61500/Ton; 60800/Ton; 72000/Ton
1) 61500 FOR Delhi 2) 60800 FOR Delhi 3) regret => 61500/Ton; 60800/Ton; none | freight 0 / FOR Delhi
1) 61500 2) 60800 3) 2250 freight 1200 per ton extra => 61500/Ton; 60800/Ton; 2250/Pieces | freight 1200
1) 61500 2) 60800 3) 2250. Payment 30 days. Delivery 7 days. Validity 2 days => 61500/Ton 7 days; 60800/Ton 7 days; 2250/Pieces 7 days | until 2026-11-21T23:59 / pay Payment 30 days
1) 61500 2) 60800 3) 2250, 50% advance balance against delivery => 61500/Ton; 60800/Ton; 2250/Pieces | pay 50% advance balance against delivery
1) 61500 2) 60800 3) 2250 udhaar 15 din, delivery 1 hafta => 61500/Ton 7 days; 60800/Ton 7 days; 2250/Pieces 7 days | pay Udhaar 15 din
1) 61500 2 din me 2) 60800 7 din me 3) 2250 10 din me => 61500/Ton 2 days; 60800/Ton 7 days; 2250/Pieces 10 days
1) 61500 apollo 2) 60800 tata 3) 2250 jindal => 61500/Ton APL Apollo; 60800/Ton Tata; 2250/Pieces Jindal
पहला 61500 दूसरा 60800 तीसरा नहीं => 61500/Ton; 60800/Ton; none
1) ६१५०० 2) ६०८०० 3) २२५० प्रति नग => 61500/Ton; 60800/Ton; 2250/Pieces
1) 61500 2) 60800 3) 72 rs kg, payment advance, kal loading => 61500/Ton 1 days; 60800/Ton 1 days; 72/Kg 1 days | pay Payment advance
1) 0.615 lakh 2) 60.8 hazar 3) 2250 => 61500/Ton; 60800/Ton; 2250/Pieces
item 1 61500 item 2 60800 item 3 na => 61500/Ton; 60800/Ton; none
#1 61500 #2 60800 #3 2250 => 61500/Ton; 60800/Ton; 2250/Pieces
first 61500, second 60800, third not available => 61500/Ton; 60800/Ton; none
1) 61500 2) 60800 3) 2250 rate aaj tak valid => 61500/Ton; 60800/Ton; 2250/Pieces | until 2026-11-19T23:59
1) 61500 2) 60800 3) 2250 valid till 25 nov => 61500/Ton; 60800/Ton; 2250/Pieces | until 2026-11-25T23:59
1) 61500 per mt 2) 62 per kg 3) 380 per mtr => 61500/Ton; 62/Kg; 380/Metre
1) 61500, 2) 60800, 3) 2250, ready stock => 61500/Ton; 60800/Ton; 2250/Pieces | Ready stock
1) 61500 2) 60800 3) stock nahi hai abhi => 61500/Ton; 60800/Ton; none
1 61500 ⏎ 2 60800 ⏎ 3 na => 61500/Ton; 60800/Ton; none
1.61500 2.60800 3.2250 => 61500/Ton; 60800/Ton; 2250/Pieces
1)61500 2)60800 3)2250 => 61500/Ton; 60800/Ton; 2250/Pieces
1-61500 2-60800 3-na => 61500/Ton; 60800/Ton; none
delivery 7 days validity 2 days 1) 61500 2) 60800 3) 2250 => 61500/Ton 7 days; 60800/Ton 7 days; 2250/Pieces 7 days | until 2026-11-21T23:59
1) 61500 aaj loading 2) 60800 3) 2250 => 61500/Ton 0 days; 60800/Ton; 2250/Pieces
1 & 2 61500, 3 nahi => 61500/Ton; 61500/Ton; none
1) Rs.61500/- PMT + GST @18% 2) Rs.60800/- PMT + GST @18% 3) Not in stock => 61500/Ton; 60800/Ton; none
05/10/2020, 00:14 - Rakesh: *1) 61500* ⏎ 05/10/2020, 00:15 - Rakesh: <Media omitted> ⏎ 2) 60800 <This message was edited> ⏎ 3) 2250 => 61500/Ton; 60800/Ton; 2250/Pieces
1) SHS 50x50x2.9 ⏎ 61500 ⏎ 2) RHS 100x50x4 ⏎ 60800 ⏎ 3) GI 2" ⏎ NA => 61500/Ton; 60800/Ton; none
1) 61500 2) 60800 3) 2250, sab tata => 61500/Ton Tata; 60800/Ton Tata; 2250/Pieces Tata
1) 61500 2) 60800 3) 2250, rate 24 ghante valid => 61500/Ton; 60800/Ton; 2250/Pieces | until 2026-11-20T23:59
1) 61500 2) 60800 3) 2250, freight 1.2/kg => 61500/Ton; 60800/Ton; 2250/Pieces | freight 1200
1) 61500 2) 60800 3) 2250, bhada hamara => 61500/Ton; 60800/Ton; 2250/Pieces | freight 0
1) 61500 2) 60800 3) 2250, F.O.R. Rewari => 61500/Ton; 60800/Ton; 2250/Pieces | freight 0 / F.O.R. Rewari
50x50 ka 61500, baki nahi hai => 61500/Ton; none; none
dusra 60800 baki na => none; 60800/Ton; none
3) 2250 2) 60800 1) 61500 => 61500/Ton; 60800/Ton; 2250/Pieces
valid 20.11.2026 => -; -; - | until 2026-11-20T23:59
1) 61500 2) 60800 3) 2250 ⏎ delivery 10 days ⏎ payment 30 days PDC ⏎ freight 1100/mt ⏎ validity 3 days => 61500/Ton 10 days; 60800/Ton 10 days; 2250/Pieces 10 days | freight 1100 / until 2026-11-22T23:59 / pay Payment 30 days PDC
1) 61500 5 MT 2) 60800 3 MT 3) 2250 40 nos => 61500/Ton; 60800/Ton; 2250/Pieces
1) 61500 sir ji final rate hai 2) 60800 3) nahi milega abhi => 61500/Ton; 60800/Ton; none
1) 61,500.00 2) 60,800.00 3) 2,250.00 => 61500/Ton; 60800/Ton; 2250/Pieces
1) 61500 2) 60800 3) NA NA => 61500/Ton; 60800/Ton; none
line no 2 not available, rest 61500/mt => 61500/Ton; none; 61500/Ton
भाव: 50x50 का 61500, जस्ती 2 इंच का 72000 प्रति टन, आयताकार नहीं है => 61500/Ton; none; 72000/Ton
1 no. 61500, 2 no. 60800, 3 no. nahi hai => 61500/Ton; 60800/Ton; none
50x50 2.9 wala 61500 pipe 6 mtr, 100x50 wala 60800, GI wala khatam => 61500/Ton; 60800/Ton; none
एक का 61500, दो का 60800, तीन नहीं है => 61500/Ton; 60800/Ton; none
तीन का 2250, एक का 61500, दो नहीं => 61500/Ton; none; 2250/Pieces
sirf 2 no hai 60800 baki nahi => none; 60800/Ton; none
1) 61500 2) 60800 3) 2250 gst alag bhada andar => 61500/Ton; 60800/Ton; 2250/Pieces | freight 0
1) 61500 2) 60800 3) 2250, 40 nag => 61500/Ton; 60800/Ton; 2250/Pieces
1. SHS 50x50x2.9 5 MT @61500 2. RHS 100x50x4 3MT @60800 3. GI 50NB 40 nos @2250 => 61500/Ton; 60800/Ton; 2250/Pieces
1) 61500 2) 60800 3) 2250 भाड़ा जोड़कर, जीएसटी अलग => 61500/Ton; 60800/Ton; 2250/Pieces | freight 0
`)

test.each(clear)('$line', ({ line, said }) => {
  expect(read(line)).toBe(said)
})
