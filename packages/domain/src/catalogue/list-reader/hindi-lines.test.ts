import { expect, test } from 'vitest'
import { readEnquiryLine } from './read-enquiry-line'
import { vocabulary } from './text/words'
import { normalise } from './text/normalise'
import { describeLine, readTable } from './text/describe-line'

const certain = readTable(`
चौकोर पाइप 50x50x2.9 20 नग => SHS, 50x50, 2.9 mm, 20 Pieces
चौकोर पाइप 40 x 40 x 2 mm 100 नग भाव => SHS, 40x40, 2 mm, 100 Pieces
चौकोर पाइप ७२x७२x३.२ १८ नग अपोलो => SHS, 72x72, 3.2 mm, 18 Pieces, by APL Apollo
चोकोर पाइप 25x25x1.6 500 किलो => SHS, 25x25, 1.6 mm, 500 Kg
चौकौर पाईप 38x38x2 1 टन => SHS, 38x38, 2 mm, 1 Ton
वर्गाकार पाइप 60x60x3 15 नग => SHS, 60x60, 3 mm, 15 Pieces
चौकोर पाइप 100 गुणा 100 गुणा 4 12 नग => SHS, 100x100, 4 mm, 12 Pieces
चौकोर पाइप 50 बाय 50 बाय 3 मोटाई 20 नग => SHS, 50x50, 3 mm, 20 Pieces
चौकोर पाइप 50x50 मोटाई 3 मिमी 20 नग => SHS, 50x50, 3 mm, 20 Pieces
चौकोर पाइप 50x50 3 एम एम मोटाई 6 मीटर 20 नग => SHS, 50x50, 3 mm, 6 m, 20 Pieces
चौकोर पाइप 2 इंच 14 गेज 50 नग => SHS, 50x50, 2 mm, 50 Pieces
चौकोर पाइप डेढ़ इंच 16 गेज 30 नग => SHS, 38x38, 1.6 mm, 30 Pieces
चौकोर पाइप 1 इन्च 18 गेज 3 क्विंटल => SHS, 25x25, 1.2 mm, 300 Kg
चौकोर 50x50x2.9 टाटा स्ट्रक्चरा 3.5 टन => SHS, 50x50, 2.9 mm, 3.5 Ton, by Tata
चौकोर पाइप 40x40x2.6 ढाई टन => SHS, 40x40, 2.6 mm, 2.5 Ton
चौकोर पाइप 50x50x3 दो टन => SHS, 50x50, 3 mm, 2 Ton
चौकोर पाइप 50x50x3 दो सौ नग => SHS, 50x50, 3 mm, 200 Pieces
चौकोर पाइप 50x50x3 डेढ़ सौ नग => SHS, 50x50, 3 mm, 150 Pieces
चौकोर पाइप 50x50x3 साढ़े तीन टन => SHS, 50x50, 3 mm, 3.5 Ton
चौकोर पाइप 50x50x3 सवा दो टन => SHS, 50x50, 3 mm, 2.25 Ton
चौकोर पाइप 50x50x3 पौने दो टन => SHS, 50x50, 3 mm, 1.75 Ton
चौकोर पाइप 50x50x3 आधा टन => SHS, 50x50, 3 mm, 0.5 Ton
चौकोर पाइप 50x50x3 5 कुंतल => SHS, 50x50, 3 mm, 500 Kg
चौकोर पाइप 50x50x3 20 फ़ुट 40 नग => SHS, 50x50, 3 mm, 6.096 m, 40 Pieces
चौकोर पाइप 50x50x3 20 फुट 40 नग => SHS, 50x50, 3 mm, 6.096 m, 40 Pieces
चौकोर पाइप 50x50x3 वज़न 2 टन चाहिए => SHS, 50x50, 3 mm, 2 Ton
जीपी चौकोर पाइप 40x40x1.6 50 नग => Hollow Section GP, 40x40, 1.6 mm, 50 Pieces
जी पी चौकोर 25x25x1.2 200 नग => Hollow Section GP, 25x25, 1.2 mm, 200 Pieces
आयताकार पाइप 100x50x4 24 नग टाटा => RHS, 100x50, 4 mm, 24 Pieces, by Tata
आयताकार पाइप 80x40x3.2 6 मीटर 75 नग => RHS, 80x40, 3.2 mm, 6 m, 75 Pieces
आयतकार पाईप 60x30x2 2 टन => RHS, 60x30, 2 mm, 2 Ton
आयताकार पाइप 4x2 इंच 3 एमएम 10 नग => RHS, 100x50, 3 mm, 10 Pieces
जीपी आयताकार 50x25x1.6 20 फ़ीट 100 नग => Hollow Section GP, 50x25, 1.6 mm, 6.096 m, 100 Pieces
जीआई पाइप 2 इंच बी क्लास 20 नग => GI, 50 NB, 3.6 mm, 20 Pieces
जी.आई. पाइप 1 इंच सी क्लास 50 नग => GI, 25 NB, 4 mm, 50 Pieces
जीआई पाइप आधा इंच मीडियम 100 नग => GI, 15 NB, 2.6 mm, 100 Pieces
जीआई पाइप पौन इंच मीडियम 60 नग => GI, 20 NB, 2.6 mm, 60 Pieces
जीआई पाइप सवा इंच मीडियम 40 नग => GI, 32 NB, 3.2 mm, 40 Pieces
जीआई पाइप डेढ़ इंच मीडियम 30 नग => GI, 40 NB, 3.2 mm, 30 Pieces
जीआई पाइप ढाई इंच भारी 15 नग => GI, 65 NB, 4.5 mm, 15 Pieces
जस्ती पाइप 3 इंच हैवी 12 नग => GI, 80 NB, 4.8 mm, 12 Pieces
जस्ती पाइप 50 एनबी मध्यम 25 नग => GI, 50 NB, 3.6 mm, 25 Pieces
जस्ती पाइप 1 इंच हल्का 40 नग => GI, 25 NB, 2.6 mm, 40 Pieces
जस्ती पाइप 1½ इंच मीडियम 20 नग => GI, 40 NB, 3.2 mm, 20 Pieces
जस्ती पाइप 1 1/2" मिडियम 20 नग => GI, 40 NB, 3.2 mm, 20 Pieces
जीआई पाइप 80 एनबी मीडियम क्लास 8 नग जिंदल => GI, 80 NB, 4 mm, 8 Pieces, by Jindal
जीआई पाइप 4 इंच भारी 20 फ़ुट 15 नग सूर्या प्रकाश => GI, 100 NB, 5.4 mm, 6.096 m, 15 Pieces, by Surya Prakash
जीआई पाइप ५० एनबी बी क्लास १,२५० किलो => GI, 50 NB, 3.6 mm, 1250 Kg
जीआई पाइप 50 एनबी 3.6 एमएम 300 मीटर => GI, 50 NB, 3.6 mm, 300 Metre
जीआई पाइप 2 इंच मीडियम 10 नग भाव 72000 रुपये => GI, 50 NB, 3.6 mm, 10 Pieces
जीआई पाइप 2 इंच मीडियम 10 नग 7 दिन में चाहिए => GI, 50 NB, 3.6 mm, 10 Pieces
जीआई पाइप 2 इंच मीडियम 10 नग 20 दिसंबर तक => GI, 50 NB, 3.6 mm, 10 Pieces
जीआई पाइप 2 इंच मीडियम 10 नग पिन 123401 => GI, 50 NB, 3.6 mm, 10 Pieces
रेट 72000 प्रति टन जीआई पाइप 2 इंच मीडियम 10 नग => GI, 50 NB, 3.6 mm, 10 Pieces
काला पाइप 2 इंच बी क्लास 10 नग => Round Black, 50 NB, 3.6 mm, 10 Pieces
काला पाइप 80 एनबी भारी 8 पीस => Round Black, 80 NB, 4.8 mm, 8 Pieces
काला गोल पाइप 100 एनबी मीडियम 6 मीटर 20 नग => Round Black, 100 NB, 4.5 mm, 6 m, 20 Pieces
काली पाइप 65 एनबी सी क्लास 2 टन => Round Black, 65 NB, 4.5 mm, 2 Ton
काला पाइप ढाई इंच मीडियम 40 नग => Round Black, 65 NB, 3.6 mm, 40 Pieces
काला पाइप सवा इंच मीडियम 6 मीटर 40 नग => Round Black, 32 NB, 3.2 mm, 6 m, 40 Pieces
एमएस पाइप 40 एनबी हैवी 30 नग => Round Black, 40 NB, 4 mm, 30 Pieces
एमएस काला पाइप बाहरी व्यास 60.3 मोटाई 3.6 25 नग => Round Black, 50 NB, 3.6 mm, 25 Pieces
एमएस ईआरडब्ल्यू पाइप 50 एनबी 3.6 मिमी 5 टन => Round Black, 50 NB, 3.6 mm, 5 Ton
ब्लैक पाइप 1 इंच लाइट 50 नग => Round Black, 25 NB, 2.6 mm, 50 Pieces
एमएस पाइप 150 एनबी 5.4 एमएम आईएस 1239 10 नग => Round Black, 150 NB, 5.4 mm, 10 Pieces
50x50x2.9 chaukor 20 nag => SHS, 50x50, 2.9 mm, 20 Pieces
1.5 inch jastee medium 10 pcs => GI, 40 NB, 3.2 mm, 10 Pieces
jasti pipe 2 inch midium 20 nag => GI, 50 NB, 3.6 mm, 20 Pieces
jasta paip 1 inch bhari 15 nug => GI, 25 NB, 4 mm, 15 Pieces
kala pipe 2 inch havy 12 peice => Round Black, 50 NB, 4.5 mm, 12 Pieces
kaala gol pipe 80 nb bhaari 8 nag => Round Black, 80 NB, 4.8 mm, 8 Pieces
choukor pipe 40x40x2 60 nag => SHS, 40x40, 2 mm, 60 Pieces
chowkor 25x25x1.6 300 kelo => SHS, 25x25, 1.6 mm, 300 Kg
chaukoor pipe 50x50x3 20 nagg => SHS, 50x50, 3 mm, 20 Pieces
chaukor pipe 50 into 50 into 3 20 nag => SHS, 50x50, 3 mm, 20 Pieces
chaukor pipe 50x50 motai 3 mm 20 nag => SHS, 50x50, 3 mm, 20 Pieces
chaukor pipe 1 inchi 16 gej 40 nag => SHS, 25x25, 1.6 mm, 40 Pieces
aayatakar pipe 100x50x3 2 quntal => RHS, 100x50, 3 mm, 200 Kg
ayatakar paip 80x40x3 5 kwintal => RHS, 80x40, 3 mm, 500 Kg
gi pipe dedh inch medium 10 nag => GI, 40 NB, 3.2 mm, 10 Pieces
gi pipe dhai inch bhari 10 nag => GI, 65 NB, 4.5 mm, 10 Pieces
gi pipe sawa inch mediem 10 nag => GI, 32 NB, 3.2 mm, 10 Pieces
gi pipe aadha inch madhyam 100 nag => GI, 15 NB, 2.6 mm, 100 Pieces
chaukor 50x50x3 saadhe teen ton => SHS, 50x50, 3 mm, 3.5 Ton
galvenized pipe 2 inch medium 10 nag => GI, 50 NB, 3.6 mm, 10 Pieces
squre pipe 40x40x2 20 pices => SHS, 40x40, 2 mm, 20 Pieces
bhav 50x50x3 chaukor 20 nag => SHS, 50x50, 3 mm, 20 Pieces
gi 2 inch medium 20 nag rate 72000 rupaye prati ton => GI, 50 NB, 3.6 mm, 20 Pieces
टाटा चौकोर 50x50x3 20 नग भेजिए => SHS, 50x50, 3 mm, 20 Pieces, by Tata
`)

test.each(certain)('$line asks for $said', ({ line, said }) => {
  const read = readEnquiryLine(line)
  expect(describeLine(read)).toBe(said)
  expect(read.certain).toBe(true)
})

const doubtful = readTable(`
जस्ती चौकोर पाइप 40x40x1.6 50 नग => Hollow Section GP, 40x40, 1.6 mm, 50 Pieces => galvanisedHollow
kala pipe paune do inch medium 10 nag => Round Black, 10 Pieces => unknownInches sizeMissing
50x50x3 20 नग => SHS, 50x50, 3 mm, 20 Pieces => pipeNotNamed
जीआई पाइप मीडियम 20 नग => GI, 20 Pieces => sizeMissing
चौकोर पाइप 50x50 20 नग => SHS, 50x50, 20 Pieces => thicknessMissing
पाइप 2 इंच मीडियम 10 नग => Round Black, 50 NB, 3.6 mm, 10 Pieces => blackAssumed
चौकोर पाइप 50x50x3 दो ढाई टन => SHS, 50x50, 3 mm => quantityInWords
चौकोर पाइप 50x50x3 दो-तीन टन => SHS, 50x50, 3 mm => quantityInWords
चौकोर पाइप 50x50x3 करीब 2 टन => SHS, 50x50, 3 mm, 2 Ton => approximate
चौकोर पाइप 50x50x3 5 बंडल => SHS, 50x50, 3 mm, 5 of no unit => bundles
चौकोर पाइप 50x50x3 1 ट्रक => SHS, 50x50, 3 mm, 1 of no unit => lots
जीआई पाइप 2 इंच मीडियम एक सौ पचास नग => GI, 50 NB, 3.6 mm => quantityInWords
जस्ती चौकोर पाइप 50x50x3 20 नग => Hollow Section GP, 50x50, 3 mm, 20 Pieces => galvanisedHollow
एंगल 50x50x6 3 टन => no class, 50x50, 6 mm, 3 Ton => notAPipe
सरिया 12 एमएम 2 टन => no class, 12 mm, 2 Ton => notAPipe
जीआई चद्दर 1.2 एमएम 50 नग => no class, 1.2 mm, 50 Pieces => notAPipe
पीवीसी पाइप 2 इंच 10 नग => no class, 50 NB, 10 Pieces => pipeNotSold
जीआई सॉकेट 2 इंच 50 नग => no class, 50 NB, 50 Pieces => notAPipe
काला पाइप 2 इंच मीडियम 20 या 25 नग => Round Black, 50 NB, 3.6 mm, 25 Pieces => figureUnused
काला पाइप 2 इंच हल्का भारी 20 नग => Round Black, 50 NB, 2.9 mm, 20 Pieces => classesDiffer
चौकोर पाइप 50x50x3 20 नग 3 टन => SHS, 50x50, 3 mm, 20 Pieces => quantitiesDiffer
do inch gi medium 20 nag => GI, 20 Pieces => sizeMissing
`)

test.each(doubtful)('$line leaves open: $note', ({ line, said, note }) => {
  const read = readEnquiryLine(line)
  expect(describeLine(read)).toBe(said)
  expect(read.certain).toBe(false)
  expect(read.doubts.map(({ code }) => code).join(' ')).toBe(note)
})

test('the signs of nasals and the dot below a letter are written or left out at will', () => {
  const line = 'चौकोर पाइप 50x50x3 पांच टन'
  for (const written of [line, line.replace('पांच', 'पाँच'), line.replace('ढ', 'ढ़')])
    expect(describeLine(readEnquiryLine(written))).toBe('SHS, 50x50, 3 mm, 5 Ton')
})

test('every word of the vocabulary is spelled as a line is after it is normalised', () => {
  expect([...vocabulary.keys()].filter((word) => word !== normalise(word))).toEqual([])
})

test('quintals are kilograms', () => {
  expect(readEnquiryLine('SHS 50x50x3 2.5 quintal')).toMatchObject({ quantity: '250', unit: 'Kg' })
})
