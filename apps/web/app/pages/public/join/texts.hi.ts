import type { Texts } from './texts'

export const hi: Texts = {
  title: 'न्योता',
  description: 'किसी कंपनी के साथ स्टील ख़रीदने का न्योता।',
  loadFailed: 'न्योता नहीं खुल पाया',
  heading: (company: string) => `${company} से जुड़ें`,
  invites: (by: string, company: string, role: string) => `${by} ने आपको ${company} में बुलाया है। रोल: ${role}।`,
  until: 'यह न्योता <email>इस पते</email> के लिए है और <time>तब</time> तक चलेगा।',
  accept: 'कंपनी से जुड़ें',
  joined: (company: string) => `अब आप ${company} में हैं।`,
  leavesOwn: 'इसके बाद आपके ऑर्डर इसी कंपनी के नाम से होंगे। आपका कार्ट आपके पास रहेगा।',
  signInFirst: 'जिस पते पर न्योता आया है, उसी से साइन इन करें या खाता बनाएँ; फिर सीधे यहीं लौट आएँगे।',
  signIn: 'साइन इन करें',
  signUp: 'खाता बनाएँ',
  forOther: (email: string) => `आप ${email} से साइन इन हैं, और यह न्योता किसी दूसरे पते के लिए है।`,
  switchAccount: 'न्योते वाले पते से साइन इन करें',
  dead: 'यह न्योता अब नहीं चलेगा',
  deadHint: 'इसका समय निकल गया, यह काम में आ चुका है, या मालिक ने इसे बंद कर दिया। नया न्योता मँगा लें।',
}
