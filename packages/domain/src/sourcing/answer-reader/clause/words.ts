/** Words in any script: the ends of words in JavaScript's own patterns are those of Latin ones. */
export const anyOf = (words: string) => String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`

const compiled = new Map<string, RegExp>()

/** Every clause is tried by the same ones, and compiling takes longer than matching. */
export function pattern(source: string): RegExp {
  const known = compiled.get(source) ?? new RegExp(source, 'u')
  compiled.set(source, known)
  return known
}

/** Commas group thousands and lakhs, and divide anything else. */
export const FIGURE = String.raw`(?:\d{1,3}(?:,\d{2})*,\d{3}(?!\d)|\d+)(?:\.\d+)?`
export const RUPEES = String.raw`(?:rs|inr|rupees?|rupaye|rupay|रु|रुपये|रुपए|रुपया|₹)\.?`
export const DAYS = 'days?|day|din|dino|दिन|दिनों'
export const WEEKS = 'hafta|hafte|haftey|weeks?|wk|wks|हफ्ता|हफ्ते|सप्ताह'
export const HOURS = 'hours?|hrs?|ghante|ghanta|घंटे|घंटा'
export const MONTHS = 'months?|mahina|mahine|महीना|महीने'
export const EXTRA = 'extra|xtra|alag|additional|separate|seperate|अलग|अतिरिक्त|एक्स्ट्रा'
export const INCLUDED =
  'included|including|inclusive|incl|inc|inclu|sahit|samet|paid|free|shamil|jodkar|lagakar|milakar|mila kar|mila ke|milake|andar|ke saath|ke sath|के साथ|सहित|समेत|पेड|शामिल|मिलाकर|जोडकर|लगाकर|अंदर'
export const NOT = 'nahi|nahin|nhi|nai|nahee|not|no|नहीं|नही|ना'

/** Words around a price that say no more than it does. */
export const fillers: ReadonlySet<string> = new Set(
  [
    'sir ji jee bhai bhaiya sahab saab madam dear hello hi namaste namaskar regards thanks thank you pls please plz kindly',
    'rate rates price prices bhav bhaav daam quote quotation our my hamara mera ka ke ki ko hai hain he h hoga honge hogi tha se me mein main',
    'is are at the a an of for abhi filhal and aur only net basic final last best fix fixed firm rs inr per pmt each wala wale wali to par pe bhi',
    'will be we can offer offered you your aapka aapko de denge dega dunga dena sakte hu hun kar karenge ho jayega jaega raha',
    'item items line lines no nos sr sno number material find attached below herewith maal mal pipe pipes lagega lagenge padega milega mil jayega available avl avlb hu',
    'ms gi gp shs rhs erw black make brand good day morning evening ok yes theek thik',
    'सर जी भाई नमस्ते नमस्कार धन्यवाद भाव रेट दाम का के की को है हैं होगा में से पर और हम हमारा दे देंगे देगा माल पाइप प्रति अभी मिलेगा पडेगा लगेगा आइटम नंबर हो जाएगा',
  ]
    .join(' ')
    .split(' '),
)
