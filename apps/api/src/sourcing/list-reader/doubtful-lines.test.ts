import { PSEUDO_LANGUAGE } from '@lohahaat/domain/platform/language'
import { readEnquiryLine } from '@lohahaat/domain/catalogue/list-reader/read-enquiry-line'
import { readTable, describeLine } from '@lohahaat/domain/catalogue/list-reader/text/describe-line'
import { expect, test } from 'vitest'
import { speak } from '../../platform/language/speak'
import { looseWords } from '../../testing/loose-words'
import { noteText } from './note-texts'

const doubtful = readTable(`
50x50x2.9x6000mm => SHS, 50x50, 2.9 mm, 6 m => Nothing says that it is a pipe.
50*50*3 6mtr 100 nos => SHS, 50x50, 3 mm, 6 m, 100 Pieces => Nothing says that it is a pipe.
1"x2" 16g => RHS, 50x25, 1.6 mm => Nothing says that it is a pipe. 1 x 2 inch is read as 50x25 mm. 16 SWG is 1.6 mm.
60x40x2mm 20' 50 pcs => RHS, 60x40, 2 mm, 6.096 m, 50 Pieces => Nothing says that it is a pipe.
NB 80 (M) => Round Black, 80 NB, 4 mm => The line does not say black or GI: black is assumed.
dia 60.3 OD thk 3.65 => Round Black, 50 NB, 3.6 mm => The line does not say black or GI: black is assumed. 3.65 mm of an older edition is 3.6 mm.
40 NB x 3.2 x 6 m - 55 => Round Black, 40 NB, 3.2 mm, 6 m, 55 of no unit => The line does not say black or GI: black is assumed. The unit of 55 is missing.
MS ERW 40 NB x 3.2 x 6 m - 55 => Round Black, 40 NB, 3.2 mm, 6 m, 55 of no unit => The unit of 55 is missing.
MS pipe 50 NB L 6 m 30 nos => Round Black, 50 NB, 6 m, 30 Pieces => The thickness is missing.
GI elbow 2" 20 nos => no class, 50 NB, 20 Pieces => Elbows are not pipes.
pipe clamp 50 NB 10 nos => no class, 50 NB, 10 Pieces => Clamps are not pipes.
ISMC 100 - 5 MT => no class, 5 Ton => Channels are not pipes.
MS flat 50x6 2 ton => no class, 6 mm, 2 Ton => Flats are not pipes.
TMT 12mm Fe500 5 MT => no class, 12 mm, 5 Ton => Bars are not pipes.
Dear sir, please quote best rates => no class => This line could not be read.
MS pipe => Round Black => The size is missing.
MS pipe 5 MT => Round Black, 5 Ton => The size is missing.
SS pipe 50 NB 304 10 nos => no class, 50 NB, 10 Pieces => Stainless steel pipe is not in the catalogue.
Seamless pipe 50 NB sch 40 100 mtr => no class, 50 NB, 100 Metre => Seamless pipe is not in the catalogue.
MS ERW pipe 50NB SCH 40 20 nos => Round Black, 50 NB, 20 Pieces => SCH 40 is a wall of ASTM, not a class: please choose the thickness.
MS ERW pipe 150 NB IS 3589 6.3mm 20 nos => Round Black, 150 NB, 6.3 mm, 20 Pieces => 150 NB may be 165.1 or 168.3 mm.
MS pipe 50 NB 48.3 OD 3.2 mm 10 nos => Round Black, 50 NB, 3.2 mm, 10 Pieces => More than one size is named: 50 NB and 40 NB.
MS pipe 50 NB B class 2.9 mm 10 nos => Round Black, 50 NB, 2.9 mm, 10 Pieces => 2.9 mm is not class B, which is 3.6 mm.
MS pipe 55 NB 3 mm 10 nos => Round Black, 55 NB, 3 mm, 10 Pieces => 55 NB is not a known size.
MS pipe 50 OD 2mm 10 nos => Round Black, 50 OD, 2 mm, 10 Pieces => 50 mm OD is not a known size.
GI square pipe 50x50x2 20 nos => Hollow Section GP, 50x50, 2 mm, 20 Pieces => GI of a hollow section usually means GP.
SHS 50x50 10 nos => SHS, 50x50, 10 Pieces => The thickness is missing.
SHS 50x50x25 10 nos => SHS, 50x50, 25 mm, 10 Pieces => 50x50 can't have a wall of 25 mm.
MS pipe 50NB B class 5-6 MT => Round Black, 50 NB, 3.6 mm, 5 Ton => The quantity is a range.
GI pipe 1" B class 10/12 nos => GI, 25 NB, 3.2 mm, 10 Pieces => The quantity is a range.
GI pipe 1" B class approx 5 MT => GI, 25 NB, 3.2 mm, 5 Ton => The figures are approximate.
GI pipe 1" B class about 50 nos => GI, 25 NB, 3.2 mm, 50 Pieces => The figures are approximate.
MS pipe 50 NB B class 0 nos => Round Black, 50 NB, 3.6 mm, 0 Pieces => The quantity is zero.
MS pipe 50 NB B class -5 MT => Round Black, 50 NB, 3.6 mm, 5 Ton => The dash before 5 may be a minus.
MS pipe 50 NB B class 10 nos 40 NB B class 20 nos => Round Black, 50 NB, 3.6 mm, 10 Pieces => More than one size is named: 50 NB and 40 NB. More than one quantity is named.
MS ERW pipe 50 NB B class 100 nos (3.5 MT) => Round Black, 50 NB, 3.6 mm, 100 Pieces => More than one quantity is named.
3/4" x 1.6mm GP pipe 500 kg => Round GP 2, 19.05 OD, 1.6 mm, 500 Kg => 0.75 inch of GP pipe may be the outer diameter or the bore.
MS SHS 75 x 75 x 4 mm - 6 MTR - 2 MTS => SHS, 75x75, 4 mm, 6 m, 2 Ton => MTS may be tons or metres.
MS Pipe 25mm dia 2mm thick 6mtr length 40 nos => Round Black, 25 NB, 2 mm, 6 m, 40 Pieces => 25 mm may be the bore or the outer diameter.
MS pipe 50 mm dia 3mm 40 nos => Round Black, 50 NB, 3 mm, 40 Pieces => 50 mm may be the bore or the outer diameter.
GI pipe 2" 20 nos => GI, 50 NB, 20 Pieces => The thickness is missing.
ERW PIPE 3" SCH40 A53 GR B - 60 MTR => Round Black, 80 NB, 60 Metre => SCH 40 is a wall of ASTM, not a class: please choose the thickness. ASTM and API sizes differ from the Indian ones. A grade by letter is of ASTM or API, not a class.
MS pipe 50 NB, thk: 3.6 mm, L: 6 m, Q: 100 => Round Black, 50 NB, 3.6 mm, 6 m, 100 of no unit => The unit of 100 is missing.
SHS 3"x3"x3mm 20 nos => SHS, 75x75, 3 mm, 20 Pieces => 3 inch is read as 75x75 mm.
2x2 14g sq pipe 10 nos => SHS, 50x50, 2 mm, 10 Pieces => 2 x 2 is read as inches. 2 inch is read as 50x50 mm. 14 SWG is 2 mm.
sq pipe 2x1 inch 16 swg 10 nos => RHS, 50x25, 1.6 mm, 10 Pieces => The sides are not equal. 2 x 1 inch is read as 50x25 mm. 16 SWG is 1.6 mm.
SHS 40 X 40 X 2.0 MM - 1 MT , 50 X 50 X 2 - 2 MT => SHS, 40x40, 2 mm, 1 Ton => More than one size is named: 40x40 and 50x50. More than one quantity is named.
GI pipe 15nb,20nb,25nb B class 10 nos each => GI, 15 NB, 2.6 mm, 10 Pieces => More than one size is named: 15 NB and 20 NB and 25 NB.
pipe 50 nb b class gi 5 bundles of 20 pcs => GI, 50 NB, 3.6 mm, 5 of no unit => More than one quantity is named. Pieces per bundle are not known.
MS pipe 1 truck 50 NB B class => Round Black, 50 NB, 3.6 mm, 1 of no unit => Trucks, lots, sets and dozens are not counted here.
100 x 50 x 4 RHS 6.0 mtr x 50 nos = 2.577 MT => RHS, 100x50, 4 mm, 6 m, 50 Pieces => More than one quantity is named.
GP pipe 32 OD 1.2 mm 100 nos => Round GP 2, 32 OD, 1.2 mm, 100 Pieces => 32 mm OD is not a known size.
MS SQUARE BAR 20MM 1 TON => no class, 1 Ton => Bars are not pipes.
MS round bar 25 mm 2 MT => no class, 2 Ton => Bars are not pipes.
GI WIRE 14 GAUGE 50 KG => no class, 2 mm, 50 Kg => Wires are not pipes. 14 SWG is 2 mm.
MS CHANNEL 75X40 - 2 TON => no class, 75x40, 2 Ton => Channels are not pipes.
Beam 200x100 3MT => no class, 200x100, 3 Ton => Beams are not pipes.
GI sheet 0.5 mm 100 nos => no class, 0.5 mm, 100 Pieces => Sheets are not pipes.
PVC pipe 110mm 20 nos => no class, 110 OD, 20 Pieces => Plastic pipe is not in the catalogue.
MS pipe 50NB B class ten nos => Round Black, 50 NB, 3.6 mm => A quantity in words is not read.
MS pipe 50NB B class 2 dozen => Round Black, 50 NB, 3.6 mm, 2 of no unit => Trucks, lots, sets and dozens are not counted here.
SHS 100×100×6 — 5 MT — YSt 310 / YSt 355 => SHS, 100x100, 6 mm, 5 Ton, YSt 310 => More than one grade is named.
SHS 100x100x6 YSt 210/240 5 MT => SHS, 100x100, 6 mm, 5 Ton, YSt 210 => More than one grade is named.
SHS 100 100 6 5 MT => SHS, 100x100, 5 Ton => The thickness is missing. The figure 100 was not understood. The figure 6 was not understood.
MS pipe 50 x 3.6 x 6m 10 nos => Round Black, 50 NB, 3.6 mm, 6 m, 10 Pieces => 50 mm may be the bore or the outer diameter.
Pipe 50NB => Round Black, 50 NB => The line does not say black or GI: black is assumed. The thickness is missing.
RHS 96 x 48 x 3.2 x 20 feet = 40 => RHS, 96x48, 3.2 mm, 6.096 m, 40 of no unit => The unit of 40 is missing.
MS pipe 65 NB L IS 1161 20 nos => Round Black, 65 NB, 3.2 mm, 20 Pieces => 65 NB light is 2.9 mm in IS 1161 and 3.2 mm in IS 1239.
MS pipe 125 NB A class 20 nos => Round Black, 125 NB, 20 Pieces => 125 NB has no class A in IS 1239. The thickness is missing.
M/s Tata pipe 50 nb 3.6 mm 20 nos => Round Black, 50 NB, 3.6 mm, 20 Pieces, by Tata => The line does not say black or GI: black is assumed.
MS pipe 50NB B class - 1239 => Round Black, 50 NB, 3.6 mm, 1239 of no unit => The unit of 1239 is missing.
MS pipe 50NB B class 20 pcs per bundle => Round Black, 50 NB, 3.6 mm => 20 is not the whole quantity.
MS pipe 50NB B class 20 pcs/bundle 100 pcs => Round Black, 50 NB, 3.6 mm, 100 Pieces => 20 is not the whole quantity.
MS pipe 50NB B class - 100000 => Round Black, 50 NB, 3.6 mm => The figure 100000 was not understood.
50 100 => no class => This line could not be read.
Total 25 MT => no class, 25 Ton => The size is missing.
Ph: 9812345678 => no class => This line could not be read.
x x x => no class => This line could not be read.
" => no class => This line could not be read.
1/2 => Round Black, 15 NB => The line does not say black or GI: black is assumed. The thickness is missing.
5 MT => no class, 5 Ton => The size is missing.
120 nos => no class, 120 Pieces => The size is missing.
GI => GI => The size is missing.
pipe 2 inch => Round Black, 50 NB => The line does not say black or GI: black is assumed. The thickness is missing.
GI flange 80 NB 12 nos => no class, 80 NB, 12 Pieces => Flanges are not pipes.
pipe ms 40nb 'b' 6 mtr 50 => Round Black, 40 NB, 3.2 mm, 6 m, 50 of no unit => The unit of 50 is missing.
50 NB GI B class 21 ft x 10 => GI, 50 NB, 3.6 mm, 6.401 m, 10 of no unit => The unit of 10 is missing.
MS round pipe 2" 16 gauge 20 nos => Round Black, 50 NB, 1.6 mm, 20 Pieces => The inch of so thin a pipe may be its outer diameter. 16 SWG is 1.6 mm.
MS pipe 50NB C 1 MT, 40NB C 2 MT => Round Black, 50 NB, 4.5 mm, 1 Ton => More than one size is named: 50 NB and 40 NB. More than one quantity is named.
GI conduit pipe 25 mm 1.6 mm 100 nos => GI, 25 NB, 1.6 mm, 100 Pieces => GI of 1.6 mm is thinner than IS 1239: GP may be meant.
SHS 100x100x5 - 5 Mts => SHS, 100x100, 5 mm, 5 Ton => MTS may be tons or metres.
MS pipe 50NB B class upto 5 MT => Round Black, 50 NB, 3.6 mm, 5 Ton => The figures are approximate.
RHS 50x50x3 10 nos => SHS, 50x50, 3 mm, 10 Pieces => The sides are equal.
SHS 100x50x3 10 nos => RHS, 100x50, 3 mm, 10 Pieces => The sides are not equal.
GI B class 2" pipe 5 nos + 1/2" 10 nos => GI, 50 NB, 3.6 mm, 5 Pieces => More than one size is named: 50 NB and 15 NB. More than one quantity is named.
MS ERW pipe 33.4 OD 3.2mm 10 nos => Round Black, 25 NB, 3.2 mm, 10 Pieces => 33.4 mm OD is read as 33.7 mm, 25 NB.
MS ERW pipe 60 OD 3.6 10 nos => Round Black, 50 NB, 3.6 mm, 10 Pieces => 60 mm OD is read as 60.3 mm, 50 NB.
box pipe 1 inch 16 gauge 20 nos => SHS, 25x25, 1.6 mm, 20 Pieces => Only one side is given. 16 SWG is 1.6 mm.
rect pipe 50 mm 2mm 10 nos => RHS, 2 mm, 10 Pieces => Only one side is given. The size is missing.
hollow section 5 MT => no class, 5 Ton => The size is missing.
GP pipe 50 NB B class 5 nos => Round GP 2, 50 NB, 3.6 mm, 5 Pieces => GP has no classes.
SHS 50x50x3 T3 20 nos => SHS, 50x50, 3 mm, 20 Pieces => The figure 3 was not understood.
SHS 50 NB 3mm 10 nos => Round Black, 50 NB, 3 mm, 10 Pieces => A bore and a class are of round pipe only. The line does not say black or GI: black is assumed.
square pipe B class 2" 10 nos => Round Black, 50 NB, 3.6 mm, 10 Pieces => A bore and a class are of round pipe only. The line does not say black or GI: black is assumed.
MS pipe 50 NB C class 2.5 => Round Black, 50 NB, 2.5 mm => 2.5 mm is not class C, which is 4.5 mm.
GI pipe 25 mm heavy tata, 10 nos & 32 mm heavy 5 nos => GI, 25 NB, 4 mm, 10 Pieces, by Tata => More than one size is named: 25 NB and 32 NB. More than one quantity is named.
25 NB GI 'B' - 100m, 32 NB GI 'B' - 50m => GI, 25 NB, 3.2 mm, 100 Metre => More than one size is named: 25 NB and 32 NB. More than one quantity is named.
Round pipe 60 mm x 2 mm x 6 m 20 nos ms => Round Black, 50 NB, 2 mm, 6 m, 20 Pieces => 60 mm OD is read as 60.3 mm, 50 NB.
MS Round Pipe 1 inch x 2mm x 20 ft - 30 pcs => Round Black, 25 NB, 2 mm, 6.096 m, 30 Pieces => The inch of so thin a pipe may be its outer diameter.
2 x 1 RHS 2 mm 30 pcs => RHS, 50x25, 2 mm, 30 Pieces => 2 x 1 is read as inches. 2 x 1 inch is read as 50x25 mm.
2 x 1 x 2 mm ms pipe 30 pcs => RHS, 50x25, 2 mm, 30 Pieces => 2 x 1 is read as inches. 2 x 1 inch is read as 50x25 mm.
100x100x4t SHS 20 nos => SHS, 100x100, 4 mm, 20 Pieces => 4 t is read as the thickness.
20 NB M/S pipe heavy 12 nos => Round Black, 20 NB, 2.6 mm, 12 Pieces => The line does not say black or GI: black is assumed. More than one class is named.
GI Pipe B class 15mm-50 nos, 20mm-30 nos => GI, 15 NB, 2.6 mm, 50 Pieces => More than one size is named: 15 NB and 20 NB. More than one quantity is named.
16 SWG GP pipe 25 mm dia 6 m 300 nos => Round GP 2, 25 NB, 1.6 mm, 6 m, 300 Pieces => 25 mm may be the bore or the outer diameter. 16 SWG is 1.6 mm.
GP pipe dia 25mm x 1.2mm 200 nos => Round GP 2, 25 NB, 1.2 mm, 200 Pieces => 25 mm may be the bore or the outer diameter.
25mm OD GP pipe 1.2mm 200 nos => Round GP 2, 25 OD, 1.2 mm, 200 Pieces => 25 mm OD is not a known size.
120x6m 50NB B class MS pipe => Round Black, 50 NB, 3.6 mm, 6 m => 120 mm OD is not a known size. More than one size is named: 50 NB and 120 OD.
5 GI 50NB M 40 Nos => GI, 50 NB, 3.6 mm, 40 Pieces => The figure 5 was not understood.
MS Pipe 2" Sch.40 seamless 6 mtr => no class, 50 NB, 6 m => Seamless pipe is not in the catalogue.
MS C channel 100x50 20 nos => no class, 100x50, 20 Pieces => Channels are not pipes.
Square rod 12mm 100 kg => no class, 100 Kg => Bars are not pipes.
MS gate pipe 2x2 14 gauge => SHS, 50x50, 2 mm => 2 x 2 is read as inches. 2 inch is read as 50x50 mm. 14 SWG is 2 mm.
SHS 50x50x3.2 @65 2 MT => SHS, 50x50, 3.2 mm, 2 Ton => The figure 65 was not understood.
RHS 100x50x3,2 mm 2 MT => RHS, 100x50, 3 mm, 2 Ton => The thicknesses 3 and 2 mm differ. The comma before 2 is unclear.
RHS 100x50x3.2 mm 2,5 MT => RHS, 100x50, 3.2 mm => A number could not be read.
MS pipe 50 NB 3.6 mm 4-7 m random 5 MT => Round Black, 50 NB, 3.6 mm, 4 m, 5 Ton => The length is a range.
SHS 7"x7"x5mm 10 nos => SHS, 5 mm, 10 Pieces => 7 inch is not a known side. The size is missing.
GI pipe 22" B class 10 nos => GI, 10 Pieces => 22 inch is not a known size. The size is missing.
MS pipe 50 NB 3.6 mm 12,50 kg => Round Black, 50 NB, 3.6 mm => A number could not be read.
MS pipe 50 NB 3.6 mm 1.2.3 kg => Round Black, 50 NB, 3.6 mm => A number could not be read.
MS pipe 50 NB 3.6 mm 20 sets => Round Black, 50 NB, 3.6 mm, 20 of no unit => Trucks, lots, sets and dozens are not counted here.
MS pipe 50 NB 21 SWG 20 nos => Round Black, 50 NB, 20 Pieces => 21 SWG is not a known gauge. The thickness is missing.
SHS 2"x2"x1/8" 20 nos => SHS, 50x50, 3.175 mm, 20 Pieces => 0.125 inch is 3.175 mm. 2 inch is read as 50x50 mm.
GI and black pipe 50 NB B class 20 nos => GI, 50 NB, 3.6 mm, 20 Pieces => Both GI and black are named.
MS pipe 50 NB B/C class 20 nos => Round Black, 50 NB, 3.6 mm, 20 Pieces => More than one class is named.
MS pipe 50 NB class B/C 20 nos => Round Black, 50 NB, 3.6 mm, 20 Pieces => More than one class is named.
SHS 50x50x3 B class 20 nos => SHS, 50x50, 3 mm, 20 Pieces => A class is of round pipe only.
GI pipe 50 NB B class 1/2 nos => GI, 50 NB, 3.6 mm => Pieces are counted whole.
GI pipe 50 NB B class 2.5 nos => GI, 50 NB, 3.6 mm, 2.5 Pieces => Pieces are counted whole.
GI pipe 50 NB B class 2 m => GI, 50 NB, 3.6 mm, 2 m => 2 m may be the length of a piece or the quantity.
SHS 50x50x3 15 m long 4 nos => SHS, 50x50, 3 mm, 15 m, 4 Pieces => 15 m is longer than pipes are rolled.
A53 pipe 50 NB 3.6 mm ms 4 nos => Round Black, 50 NB, 3.6 mm, 4 Pieces => ASTM and API sizes differ from the Indian ones.
SHS 50x50x3,20 nos => SHS, 50x50, 3 mm, 20 Pieces => The comma before 20 is unclear.
GI pipe 15,20,25 NB B class 10 nos => GI, 10 Pieces => The size is missing. A number could not be read.
SHS 50x50x3,6 mtr,20 nos => SHS, 50x50, 3 mm, 6 m, 20 Pieces => The comma before 6 is unclear.
GI pipe B class 50 NB 1,250.002.9 kg => GI, 50 NB, 3.6 mm => A number could not be read.
GI pipe B class 15nb,20nb 10 nos => GI, 15 NB, 2.6 mm, 10 Pieces => More than one size is named: 15 NB and 20 NB.
`)

test.each(doubtful)('$line', ({ line, said, note }) => {
  const read = readEnquiryLine(line)
  expect(describeLine(read)).toBe(said)
  const sentences = () => read.notes.map(noteText).join(' ')
  expect(sentences()).toBe(note)
  expect(looseWords(speak(PSEUDO_LANGUAGE, sentences), [])).toEqual([])
  expect(read.certain).toBe(false)
})
