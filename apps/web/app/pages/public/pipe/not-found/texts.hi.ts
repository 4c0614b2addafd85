import type { Texts } from './texts'

export const hi: Texts = {
  nothingFoundHint: 'हमारे पास ऐसा माल नहीं जिसमें ये सारी बातें हों। फ़िल्टर कम करें, ज़्यादा मिलेगा।',
  viewAll: 'सारा माल देखें',
  notQuite: 'बिलकुल वैसा कुछ नहीं मिला। ये सबसे पास के हैं, और लिखा है कि फ़र्क़ क्या है।',
  askSuppliers: (search: string) => `सप्लायर से पूछें: ${search}`,
  differs: {
    length: (metres: string) => `${metres} m पूछताछ पर`,
    thickness: (millimetres: string) => `${millimetres} mm इसमें नहीं बनता`,
    standard: (code: string) => `IS ${code}`,
    word: (word: string) => `“${word}” नहीं मिला`,
    asked: (asked: string) => `माँगा ${asked}`,
    offered: (asked: string, offered: string) => `माँगा ${asked}, यह ${offered}`,
  },
}
