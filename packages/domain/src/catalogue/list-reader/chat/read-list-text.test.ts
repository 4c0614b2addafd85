import { expect, test } from 'vitest'
import { describeLine, readTable } from '../text/describe-line'
import { readListLine, readListText } from './read-list-text'

const asides = readTable(`
[14/10/2021, 3:34:09 PM] Rakesh Site: => header
05/10/2020, 00:14 - Rakesh: => header
[14/10/2021, 3:34:09 PM] Rakesh Site: <Media omitted> => media
1/4/23, 7:02 PM - Suresh: IMG-20230104.jpg (file attached) => media
<attached: 00000012-PHOTO-2023.jpg> => media
This message was deleted => media
Forwarded => media
image omitted => media
[16/11/26, 9:58 AM] Rakesh Site: Namaste ji, rate bhejo urgent => greeting
Namaste ji => greeting
Good morning sir => greeting
Dear Sir, => greeting
नमस्ते जी => greeting
राम राम भाई => greeting
Hello => greeting
rate bhejo => request
Please quote best rates => request
Kindly send your quotation => request
रेट भेजो => request
plz send price => request
Payment 30 days => request
urgent => urgent
URGENT!!! => urgent
bahut jaldi chahiye => urgent
तुरंत चाहिए => urgent
Thanks & regards => signature
Thanks => signature
धन्यवाद => signature
GSTIN 06AAACB1234C1ZV => signature
Rakesh Sharma => remark
Verma Fabricators => remark
9812345678 => phone
Mob: 98123 45678 => phone
+91 98123-45678 => phone
Delivery at Pune site => place
Plot no 12, MIDC Bhosari => place
Pune 411026 => place
साइट पुणे => place
Sector 5, Gurgaon 122001 => place
16/11/2026 => date
Date: 16.11.26 => date
20 Nov tak chahiye => date
नमस्ते सेठजी => greeting
आज का भाव बताओ => date
भाव दीजिए => request
कल तक चाहिए => date
फ़ोन 98123 45678 => phone
माल रेवाड़ी भेजना है पिन 123401 => place
need by tomorrow 5 pm => date
delivery in 7 days => place
`)

test.each(asides)('$line is set aside as $said', ({ line, said }) => {
  expect(readListLine(line).aside).toBe(said)
})

const lines = readTable(`
[14/10/2021, 3:34:09 PM] Rakesh: SHS 50x50x2.9 apollo - 60 nos => SHS, 50x50, 2.9 mm, 60 Pieces, by APL Apollo
05/10/2020, 00:14 - Rakesh: 2" gi b class 25 pcs => GI, 50 NB, 3.6 mm, 25 Pieces
1/4/23, 7:02 PM - +91 98123 45678: 100x50x4 rhs tata 6 mtr 24 pcs => RHS, 100x50, 4 mm, 6 m, 24 Pieces, by Tata
[13.06.2023, 18:08:08] ~ Suresh: 80 nb black C class 8 pc => Round Black, 80 NB, 4.8 mm, 8 Pieces
05/10/2020, 00:14 - 50x50x3 shs: 20 nos => SHS, 50x50, 3 mm, 20 Pieces
1️⃣ SHS 50x50x2.9 - 60 nos => SHS, 50x50, 2.9 mm, 60 Pieces
1️⃣2️⃣ SHS 50x50x2.9 - 60 nos => SHS, 50x50, 2.9 mm, 60 Pieces
1️⃣ *RHS 80x40x3.2* 5 pcs => RHS, 80x40, 3.2 mm, 5 Pieces
🔟 SHS 50x50x2.9 - 60 nos => SHS, 50x50, 2.9 mm, 60 Pieces
5️⃣0️⃣x5️⃣0️⃣x3 shs 20 nos => SHS, 50x50, 3 mm, 20 Pieces
• SHS 40x40x2 10 nos => SHS, 40x40, 2 mm, 10 Pieces
👉 SHS 40x40x2 10 nos => SHS, 40x40, 2 mm, 10 Pieces
- SHS 40x40x2 10 nos => SHS, 40x40, 2 mm, 10 Pieces
* SHS 40x40x2 10 nos => SHS, 40x40, 2 mm, 10 Pieces
*SHS 50x50x2.9* - 60 nos => SHS, 50x50, 2.9 mm, 60 Pieces
SHS *50x50x2.9* *60 nos* => SHS, 50x50, 2.9 mm, 60 Pieces
_SHS 50x50x2.9_ 60 nos => SHS, 50x50, 2.9 mm, 60 Pieces
SHS 50*50*3 20 nos => SHS, 50x50, 3 mm, 20 Pieces
चौकोर पाइप 25x25x2 - 500 kg => SHS, 25x25, 2 mm, 500 Kg
[16/11/26, 9:58 AM] राकेश साइट: जस्ती पाइप डेढ़ इंच मीडियम २० नग => GI, 40 NB, 3.2 mm, 20 Pieces
• चौकोर 50 गुणा 50 गुणा 3, 2 क्विंटल चाहिए => SHS, 50x50, 3 mm, 200 Kg
SHS 50x50x3 20 nos <This message was edited> => SHS, 50x50, 3 mm, 20 Pieces
urgent SHS 50x50x3 20 nos => SHS, 50x50, 3 mm, 20 Pieces
Namaste ji SHS 50x50x3 20 nos bhejo => SHS, 50x50, 3 mm, 20 Pieces
72x72x3.2 apollo 18 nos => SHS, 72x72, 3.2 mm, 18 Pieces, by APL Apollo
48.3 od x 2.9 ms hariom 30 nos => Round Black, 40 NB, 2.9 mm, 30 Pieces, by Hariom
`)

test.each(lines)('$line asks for $said', ({ line, said }) => {
  const { aside, reading } = readListLine(line)
  expect(aside).toBeNull()
  expect(describeLine(reading)).toBe(said)
})

test('spaces and marks that a phone puts around the hour are no part of the text', () => {
  const said = '\u200e[14/10/2021, 3:34:09\u202fPM] Rakesh: SHS 40x40x2 10 nos'
  expect(describeLine(readListLine(said).reading)).toBe('SHS, 40x40, 2 mm, 10 Pieces')
  expect(readListLine('\u200e1/4/23, 7:02\u2009PM - Rakesh: ').aside).toBe('header')
})

test('a second line of a message asks for itself, and empty lines are none', () => {
  const chat = '[16/11/26, 9:58 AM] Rakesh: SHS 50x50x3 20 nos\nRHS 100x50x4 10 nos\n\n---\nThanks'
  expect(readListText(chat).map(({ aside }) => aside)).toEqual([null, null, 'signature'])
})

test('what names a pipe and how many without a digit is asked about', () => {
  expect(readListLine('gi pipe two bundles').aside).toBeNull()
})
